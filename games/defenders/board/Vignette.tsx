/** The game's window in the lobby: a walled city on a sheet of paper, and arrows in red ink. */
const HOUSES = 'M92 172v-18l12-10 12 10v18zM150 190v-14l10-9 10 9v14zM112 214v-13l9-8 9 8v13zM136 148v-26l6-16 6 16v26z';
const WALL = 'M70 196C58 128 92 86 136 84C188 82 212 128 204 182C198 232 160 252 124 248C94 244 76 226 70 196Z';

export function Vignette({ width = 260, height = 320 }: { width?: number; height?: number }) {
  return (
    <svg viewBox="0 0 260 320" width={width} height={height} aria-hidden="true">
      <path
        d="M6 316L3 210 7 90 8 8 110 9 254 5 253 120 257 290 253 317 140 318Z"
        fill="#f1e4c6"
        stroke="#b79a62"
        strokeWidth="2"
      />
      <path d="M86 6V316M173 6V316M6 106H254M6 213H254" stroke="#c9b486" strokeWidth="1" opacity=".7" />
      <path d="M226 6C206 70 236 120 222 170S240 270 224 316" fill="none" stroke="#4f9fc0" strokeWidth="18" opacity=".35" />
      <path d={WALL} fill="none" stroke="#3b3a3a" strokeWidth="10" strokeDasharray="6 5" opacity=".45" />
      <path d={WALL} fill="none" stroke="#3b3a3a" strokeWidth="3" />
      <path d={HOUSES} fill="#f7edd5" stroke="#3b3a3a" strokeWidth="2" strokeLinejoin="round" />
      <path d="M16 120L56 150M24 280L72 244M130 22V66" fill="none" stroke="#a5301f" strokeWidth="4" strokeLinecap="round" />
      <path d="M60 153l-14-2 6-9zM76 241l-5 12-7-9zM130 72l-6-12h12z" fill="#a5301f" />
    </svg>
  );
}
