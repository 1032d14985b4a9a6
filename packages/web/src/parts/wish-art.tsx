/** The three pictures of the three wishes. */
export const CardsArt = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <rect x="9" y="15" width="31" height="43" rx="5" transform="rotate(-10 24 36)" fill="#ffffff30" />
    <rect x="22" y="8" width="33" height="46" rx="5" transform="rotate(8 38 31)" fill="#fff8ef" />
    <path
      d="M38 19C45 27 50 30 48 37 46 42 40 41 38.6 38L41 46H34L37 38C35 41 29 41 28 36 27 29 33 27 38 19Z"
      fill="#a63d1e"
      transform="rotate(8 38 31)"
    />
  </svg>
);

export const FriendsArt = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <ellipse cx="32" cy="40" rx="27" ry="12" fill="var(--wood-2)" />
    <path d="M5 40v5c0 7 12 12 27 12s27-5 27-12v-5c0 7-12 12-27 12S5 47 5 40Z" fill="var(--wood)" />
    <circle cx="15" cy="20" r="7" fill="#d24d8b" />
    <path d="M5 37q1-10 10-10t10 7Z" fill="#d24d8b" />
    <circle cx="49" cy="20" r="7" fill="#2f7f86" />
    <path d="M59 37q-1-10-10-10t-10 7Z" fill="#2f7f86" />
    <circle cx="32" cy="14" r="7" fill="#d97914" />
    <path d="M20 30q2-9 12-9t12 9Z" fill="#d97914" />
  </svg>
);

export const HourglassArt = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <path
      d="M14 6H50V12C50 22 38 26 38 32S50 42 50 52V58H14V52C14 42 26 38 26 32S14 22 14 12Z"
      fill="#fff7e3"
      stroke="var(--wood)"
      strokeWidth="3.4"
      strokeLinejoin="round"
    />
    <path d="M20 17H44C41 23 34 26 32 31 30 26 23 23 20 17Z" fill="#d9a02f" />
    <path d="M18 55C19 46 27 44 32 38 37 44 45 46 46 55Z" fill="#d9a02f" />
    <path d="M10 6H54M10 58H54" stroke="var(--wood)" strokeWidth="5" strokeLinecap="round" />
  </svg>
);
