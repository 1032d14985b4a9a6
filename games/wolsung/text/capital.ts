/** A sentence or a heading begins with a capital also where a title does, as "kapitan", or what extras are called. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
