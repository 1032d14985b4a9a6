/** A face on a card, from its looks. */
import { memo, type ReactNode } from 'react';
import type { CrewId, WardenId } from '../../data/index.ts';
import { mix } from './paint.ts';
import { type Looks, PORTRAITS } from './portraits.ts';

const INK = '#241712';

/** Hair that falls behind the face. */
function hairBehind({ style, hair }: Looks): ReactNode {
  switch (style) {
    case 'long':
      return <path d="M14 32C10 54 14 64 18 66H42C46 64 50 54 46 32 44 18 16 18 14 32Z" fill={hair} />;
    case 'curls':
      return (
        <path
          d="M13 44a6 6 0 0 1-2-10 7 7 0 0 1 4-12 9 9 0 0 1 12-8 9 9 0 0 1 14 4 7 7 0 0 1 7 9 6 6 0 0 1 0 11 6 6 0 0 1-3 8Z"
          fill={hair}
        />
      );
    case 'braids':
      return (
        <path
          d="M15 30C11 44 13 56 12 66l7-1c1-12-1-20 2-28ZM45 30c4 14 2 26 3 36l-7-1c-1-12 1-20-2-28ZM16 26Q30 6 44 26Z"
          fill={hair}
        />
      );
    case 'mane':
      return (
        <path
          d="M30 8 38 12 46 14 47 22 53 30 49 38 52 48 44 52 40 60 30 56 20 60 16 52 8 48 11 38 7 30 13 22 14 14 22 12Z"
          fill={hair}
        />
      );
    case 'wild':
      return <path d="M12 38 8 30 14 28 9 18 18 20 18 9 26 15 31 5 35 15 43 9 42 20 51 18 46 28 52 31 48 39Z" fill={hair} />;
    case 'bun':
      return (
        <>
          <circle cx="30" cy="13" r="7.5" fill={hair} />
          <path d="M16 40C12 22 20 15 30 15S48 22 44 40Z" fill={hair} />
        </>
      );
    default:
      return null;
  }
}

/** Hair over the brow. */
function fringe({ style, hair }: Looks): ReactNode {
  if (style === 'none' || style === 'mane') return null;
  return <path d="M17.5 33C17 20 23 17.5 30 17.5S43 20 42.5 33C40 26 36 25 30 25.5S20 27 17.5 33Z" fill={hair} />;
}

function headgear({ head, cloth }: Looks): ReactNode {
  const light = mix(cloth, '#ffffff', 0.4);
  const dark = mix(cloth, '#000000', 0.35);
  switch (head) {
    case 'helmet':
      return (
        <g stroke={light} strokeWidth="1.3">
          <path d="M11 28C12 11 20 6 30 6S48 11 49 28Q40 22 30 22T11 28Z" fill={cloth} />
          <path d="M26.5 4h7l1 18h-9Z" fill="#e5c07a" stroke="none" />
          <path d="M7 29Q30 19 53 29 30 24 7 29Z" fill={dark} />
        </g>
      );
    case 'cap':
      return (
        <>
          <path d="M15 25C14 12 22 8 30 8S46 12 45 25Z" fill={cloth} />
          <path d="M13 25Q30 19 47 25L49 29Q30 23 11 29Z" fill={dark} />
        </>
      );
    case 'hood':
      return (
        <path
          d="M30 5C48 5 50 24 52 44 53 54 50 60 47 62L43 40C45 24 38 17 30 17S15 24 17 40L13 62C10 60 7 54 8 44 10 24 12 5 30 5Z"
          fill={cloth}
        />
      );
    case 'veil':
      return (
        <>
          <path
            d="M30 4C46 4 50 20 50 36 50 50 44 58 44 58L41 34C39 24 36 20 30 20S21 24 19 34L16 58S10 50 10 36C10 20 14 4 30 4Z"
            fill={cloth}
          />
          <circle cx="30" cy="13" r="3.6" fill="#ffd166" />
        </>
      );
    case 'topHat':
      return (
        <>
          <path d="M18 22V3Q30 0 42 3V22Z" fill={cloth} />
          <path d="M18 17h24v5H18Z" fill={light} opacity=".55" />
          <path d="M9 23Q30 17 51 23 52 27 30 26 8 27 9 23Z" fill={dark} />
        </>
      );
    case 'turban':
      return (
        <>
          <path d="M13 27C10 12 20 5 30 5S50 12 47 27Q38 20 30 21T13 27Z" fill={cloth} />
          <path d="M15 22Q28 6 46 20M14 26Q24 10 40 8" fill="none" stroke={dark} strokeWidth="1.6" />
          <circle cx="30" cy="18" r="3" fill="#ffd166" />
        </>
      );
    case 'goggles':
      return (
        <g fill="#9fd6e8" stroke={cloth} strokeWidth="3">
          <path d="M15 24H45" />
          <circle cx="24" cy="24" r="5.4" />
          <circle cx="36" cy="24" r="5.4" />
        </g>
      );
    case 'tiara':
      return (
        <path
          d="M19 22 17 12 24 17 30 7 36 17 43 12 41 22Q30 18 19 22Z"
          fill={cloth}
          stroke={dark}
          strokeWidth="1"
          strokeLinejoin="round"
        />
      );
    case 'bowler':
      return (
        <>
          <path d="M17 23C16 9 44 9 43 23Z" fill={cloth} />
          <path d="M17 20Q30 16 43 20V23H17Z" fill={light} opacity=".6" />
          <path d="M10 24Q30 18 50 24 48 28 30 26.5 12 28 10 24Z" fill={dark} />
        </>
      );
    case 'bandana':
      return (
        <>
          <path d="M15 27C15 12 45 12 45 27Q30 20 15 27Z" fill={cloth} />
          <path d="M45 25 53 21 51 27 54 31 45 29Z" fill={dark} />
        </>
      );
    case 'feather':
      return (
        <>
          <path d="M12 31C12 16 22 11 32 11S50 18 48 31Q42 25 30 25T12 31Z" fill={cloth} />
          <path d="M40 14C50 8 56 14 55 22 50 18 46 19 42 21Z" fill="#c9522a" />
        </>
      );
    case 'none':
      return null;
  }
}

function beard({ beard, hair }: Looks): ReactNode {
  switch (beard) {
    case 'full':
      return <path d="M17 40C17 58 43 58 43 40 40 47 36 43.5 30 43.5S20 47 17 40Z" fill={hair} />;
    case 'long':
      return <path d="M17.5 40C16 56 24 70 30 70S44 56 42.5 40C40 47 36 43.5 30 43.5S20 47 17.5 40Z" fill={hair} />;
    case 'moustache':
      return (
        <path d="M30 42.5C26 40.5 22 42.5 19.5 46 24 47 28 46 30 44 32 46 36 47 40.5 46 38 42.5 34 40.5 30 42.5Z" fill={hair} />
      );
    case 'goatee':
      return <path d="M25 48Q30 45.5 35 48 34 57 30 58 26 57 25 48Z" fill={hair} />;
    case 'none':
      return null;
  }
}

function extra({ extra, skin }: Looks): ReactNode {
  switch (extra) {
    case 'glasses':
      return (
        <g fill="#ffffff22" stroke={INK} strokeWidth="1.3">
          <circle cx="24.5" cy="37" r="4.6" />
          <circle cx="35.5" cy="37" r="4.6" />
          <path d="M29 37h2" />
        </g>
      );
    case 'monocle':
      return (
        <g fill="#ffffff2b" stroke="#e5c07a" strokeWidth="1.5">
          <circle cx="35.5" cy="37" r="4.8" />
          <path d="M39.5 40Q43 50 41 58" fill="none" />
        </g>
      );
    case 'patch':
      return (
        <path
          d="M20 34.5Q25 32.5 29 34.5 29 41.5 24.5 41.5T20 34.5ZM17 31 43 36"
          fill="#1b1613"
          stroke="#1b1613"
          strokeWidth="1.4"
        />
      );
    case 'scar':
      return <path d="M37 41 42 47M37.5 45 41 42.5" stroke={mix(skin, '#8c2f22', 0.6)} strokeWidth="1.5" strokeLinecap="round" />;
    case 'whiskers':
      return (
        <path
          d="M12 42 23 43.5M12 47 23 46M48 42 37 43.5M48 47 37 46"
          stroke={mix(skin, '#000000', 0.45)}
          strokeWidth="1"
          strokeLinecap="round"
        />
      );
    case 'freckles':
      return (
        <path
          d="M21 42h.1M23.5 43.5h.1M26 42h.1M34 42h.1M36.5 43.5h.1M39 42h.1"
          stroke={mix(skin, '#8c3b1c', 0.6)}
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      );
    case 'earring':
      return <circle cx="43.5" cy="46" r="2.2" fill="none" stroke="#ffd166" strokeWidth="1.4" />;
    case 'mist':
      return <path d="M0 58Q15 50 30 58T60 56V72H0Z" fill="#e8f6fb" opacity=".5" />;
    default:
      return null;
  }
}

const MOUTH: { [smile in Looks['smile']]: ReactNode } = {
  smile: <path d="M25.5 46.5Q30 50 34.5 46.5" />,
  calm: <path d="M27 47.5h6" />,
  grin: <path d="M25 46Q30 52.5 35 46Z" fill="#fff" />,
  frown: <path d="M26 48.5Q30 45.8 34 48.5" />,
};

export const Portrait = memo(function Portrait({ id, ground }: { id: CrewId | WardenId; ground: string }) {
  const looks = PORTRAITS[id];
  const { skin, coat, extra: trait } = looks;
  return (
    <svg className="br-face" viewBox="0 0 60 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="60" height="72" fill={mix(ground, '#10191f', 0.5)} />
      <circle cx="30" cy="34" r="30" fill={ground} opacity=".72" />
      {hairBehind(looks)}
      <path d="M5 72C6 58 17 52 30 52S54 58 55 72Z" fill={coat} />
      <path d="M23 52 30 61 37 52 35 47H25Z" fill={mix(skin, '#5a2a16', 0.18)} />
      {trait === 'pointedEars' ? <path d="M18 40 8 30 17 33ZM42 40 52 30 43 33Z" fill={skin} /> : null}
      <ellipse cx="30" cy="37" rx="12.6" ry="14.6" fill={skin} />
      <path
        d="M30 38.5 28.4 42.4H31.4"
        fill="none"
        stroke={mix(skin, '#5a2a16', 0.4)}
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {beard(looks)}
      <path d="M24.5 37h.1M35.5 37h.1" stroke={INK} strokeWidth="3" strokeLinecap="round" />
      <path
        d="M21.5 32.6Q24.5 31 27 32.4M33 32.4Q35.5 31 38.5 32.6"
        fill="none"
        stroke={mix(looks.hair, '#241712', 0.5)}
        strokeWidth="1.3"
        strokeLinecap="round"
      />
      <g fill="none" stroke="#7c3a2a" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round">
        {MOUTH[looks.smile]}
      </g>
      {fringe(looks)}
      {headgear(looks)}
      {extra(looks)}
    </svg>
  );
});
