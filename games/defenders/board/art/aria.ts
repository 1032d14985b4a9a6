/** What assistive technology is told of parts of a drawing: SVG has no elements of its own for buttons and groups. */
export const UNSEEN = { 'aria-hidden': true } as const;
export const AS_GROUP = { role: 'group' } as const;
/** A part of a drawing that is pressed: SVG has no button of its own. */
export const Target = 'g';
