/** A symbol in the colour of the text around it. */
import { ICONS, type IconName } from './icons.ts';

export const Icon = ({ name, size = 16 }: { name: IconName; size?: number }) => (
  <svg className="bw-icon" viewBox="0 0 512 512" width={size} height={size} aria-hidden="true">
    <path d={ICONS[name]} fill="currentColor" />
  </svg>
);
