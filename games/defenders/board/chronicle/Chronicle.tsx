/** The button that opens the chronicle. */
import type { BoardProps } from '@guildhall/table';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { TableView } from '../../view.ts';
import { wordsIn } from '../words/words.ts';

const ChroniclePage = lazy(() => import('./ChroniclePage.tsx').then(({ ChroniclePage: page }) => ({ default: page })));

export function ChronicleButton({ children, ...props }: BoardProps<TableView> & { children?: ReactNode }) {
  const words = wordsIn(props.language);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="df-open-chronicle" title={words.chronicleOpen} onClick={() => setOpen(true)}>
        {children}
        {words.chronicleShort}
      </button>
      {open ? (
        <Suspense>
          <ChroniclePage {...props} close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
