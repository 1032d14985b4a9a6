/** How wide the page is, in the three ways the table folds. */
import { useSyncExternalStore } from 'react';

export type Width = 'phone' | 'middle' | 'wide';

const phone = matchMedia('(max-width: 799px)');
const wide = matchMedia('(min-width: 1180px)');

const subscribe = (hear: () => void): (() => void) => {
  phone.addEventListener('change', hear);
  wide.addEventListener('change', hear);
  return () => {
    phone.removeEventListener('change', hear);
    wide.removeEventListener('change', hear);
  };
};

export const useWidth = (): Width =>
  useSyncExternalStore(subscribe, () => (phone.matches ? 'phone' : wide.matches ? 'wide' : 'middle'));
