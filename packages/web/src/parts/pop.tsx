/** Things that lie over the page, by the browser's own means: a popover beside its button, a modal dialog. */
import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';

const EDGE = 8;

export interface PopHandle {
  close(): void;
}

interface PopProps {
  /** What the button is called where its face does not say it. */
  label?: string;
  className?: string;
  popupClass?: string;
  face: ReactNode;
  children: ReactNode;
  handle?: Ref<PopHandle>;
  /** Told whenever it opens. */
  opened?: () => void;
}

/** A button with something to open: closes by Escape or a press elsewhere; the focus returns to the button. */
export function Pop({ label, className, popupClass = '', face, children, handle, opened }: PopProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const whenOpened = useRef(opened);
  whenOpened.current = opened;
  useImperativeHandle(handle, () => ({ close: () => popup.current?.hidePopover() }), []);

  useEffect(() => {
    const box = popup.current;
    if (!box) return;
    // Placed once it is shown and has a size: under the button, or above it where there is no room.
    const place = (event: ToggleEvent): void => {
      button.current?.setAttribute('aria-expanded', String(event.newState === 'open'));
      const at = button.current?.getBoundingClientRect();
      if (event.newState !== 'open' || !at) return;
      whenOpened.current?.();
      const { width, height } = box.getBoundingClientRect();
      const under = at.bottom + EDGE + height <= innerHeight;
      box.style.left = `${Math.max(EDGE, Math.min(innerWidth - EDGE - width, at.right - width))}px`;
      box.style.top = `${under ? at.bottom + EDGE : Math.max(EDGE, at.top - EDGE - height)}px`;
    };
    box.addEventListener('toggle', place);
    return () => box.removeEventListener('toggle', place);
  }, []);

  return (
    <>
      <button ref={button} type="button" className={className} aria-label={label} aria-expanded={false} popoverTarget={id}>
        {face}
      </button>
      <div ref={popup} id={id} popover="auto" className={`popup pop ${popupClass}`}>
        {children}
      </div>
    </>
  );
}

interface OverProps {
  open: boolean;
  /** Without it the dialog stays until what it asks for is done. */
  close?: () => void;
  title: string;
  children: ReactNode;
}

/** A modal dialog. */
export function Over({ open, close, title, children }: OverProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const box = dialog.current;
    if (open && !box?.open) box?.showModal();
    else if (!open && box?.open) box.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className="popup dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close?.();
      }}
    >
      <h2 id={id} className="popup-title">
        {title}
      </h2>
      {open && children}
    </dialog>
  );
}
