/** A street lamp: lit, lit now, or still dark. */
export type Light = 'on' | 'now' | 'off';
const PANE = { on: '#f0b64a', now: '#ffe27a', off: '#26332e' } as const;

export function Lamp({ light }: { light: Light }) {
  return (
    <svg className={`kc-lamp ${light}`} viewBox="-20 -20 40 62" aria-hidden="true">
      {light !== 'off' && <circle r="20" className="kc-glow" />}
      <path d="M-2 11H2L3 42H-3Z" fill="#191512" stroke="#4b4034" strokeWidth=".8" />
      <path d="M-7-8H7L5 11H-5Z" fill={PANE[light]} stroke="#120e0a" strokeWidth="2" />
      <path d="M-9-8 0-16 9-8Z" fill="#191512" stroke="#4b4034" strokeWidth=".8" />
      <path d="M0-8V11" stroke="#120e0a" strokeWidth="1.4" />
    </svg>
  );
}
