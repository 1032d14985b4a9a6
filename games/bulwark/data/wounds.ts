/** Wounds (BW-38): junk that clogs a Hero's deck. */
import type { CardFile } from './shape.ts';

export const wounds: CardFile = [
  // BW-38.1
  {
    id: 'graze',
    name: { en: 'Graze', pl: 'Draśnięcie' },
    copies: 14,
    where: 'wounds',
    action: true,
    effect: [{ do: 'actions', n: 1 }, { do: 'returnThis' }],
  },
  // BW-38.2
  {
    id: 'gash',
    name: { en: 'Gash', pl: 'Rozcięcie' },
    copies: 14,
    where: 'wounds',
    action: true,
    effect: [{ do: 'returnThis' }],
  },
  // BW-38.3
  {
    id: 'broken-bone',
    name: { en: 'Broken Bone', pl: 'Złamanie' },
    copies: 8,
    where: 'wounds',
    words: { en: 'Only healing removes it.', pl: 'Usuwa je tylko leczenie.' },
  },
  // BW-38.4: what it costs is a rule of the Buy Step (BW-7.1).
  {
    id: 'concussion',
    name: { en: 'Concussion', pl: 'Wstrząśnienie' },
    copies: 4,
    where: 'wounds',
    words: {
      en: 'Only healing removes it. In hand at the start of the Buy Step: -1 Heroism.',
      pl: 'Usuwa je tylko leczenie. Na ręce na początku Kroku zakupów: Heroizm -1.',
    },
  },
];
