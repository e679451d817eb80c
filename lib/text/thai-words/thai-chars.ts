const SILENCER = 0x0e4c;

/** Vowels and marks that stand after or on a consonant: no word begins with one. */
const isDependent = (code: number): boolean =>
  (code >= 0x0e30 && code <= 0x0e3a) || code === 0x0e45 || (code >= 0x0e47 && code <= 0x0e4e);

/** Vowels that are written before their consonant: no word ends with one. */
const isLeading = (code: number): boolean => code >= 0x0e40 && code <= 0x0e44;

/** Characters that stand above or below others. */
const COMBINING = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g;

/** Letters, vowels and marks of Thai, which browsers break by dictionary. */
export const isThai = (code: number): boolean =>
  (code >= 0x0e01 && code <= 0x0e3a) || (code >= 0x0e40 && code <= 0x0e4e);

/** True if a Thai word may begin at this place, by its letters alone: not at the silent consonant of the word before. */
export function canBreakAt(text: string, at: number): boolean {
  if (isDependent(text.charCodeAt(at)) || isLeading(text.charCodeAt(at - 1))) return false;
  const [next, afterNext] = [text.charCodeAt(at + 1), text.charCodeAt(at + 2)];
  return next !== SILENCER && !(afterNext === SILENCER && (next === 0x0e34 || next === 0x0e38));
}

/** Width of a text in columns: characters but those that stand above or below others. */
export const countColumns = (text: string): number => text.replace(COMBINING, '').length;
