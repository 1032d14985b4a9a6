/** Made by scripts/credits.ts from the packages the page depends on. */

export const VERSION = '0.1.0';

export const FACES: readonly { licence: string; names: readonly string[] }[] = [
  {
    licence: 'SIL Open Font License 1.1',
    names: [
      'Caveat',
      'Figtree',
      'Fraunces',
      'Grenze Gotisch',
      'JetBrains Mono',
      'Alegreya SC',
      'Almendra',
      'Bowlby One SC',
      'Poiret One',
    ],
  },
];

export const LIBRARIES: readonly { licence: string; names: readonly string[] }[] = [
  {
    licence: 'MIT',
    names: [
      '@noble/hashes',
      'perfect-freehand',
      'react',
      'react-dom',
      'regexparam',
      'scheduler',
      'use-sync-external-store',
      'valibot',
    ],
  },
  {
    licence: 'Unlicense',
    names: [
      'wouter',
    ],
  },
];
