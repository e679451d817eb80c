import { LRUCache } from 'lru-cache';
import { getSingleton } from '@/lib/process/singleton';
import { builtInTerms } from './built-in-terms';
import { cutWords } from './cut-words';
import { findLineBreaks } from './line-breaks';
import { findLineMarks, type LineMark } from './line-marks';
import type { ThaiWords } from './service';
import { createTermIndex } from './term-index';

/** Texts whose marks this process remembers. */
const MAX_REMEMBERED = 5_000;

type Dictionary = ThaiWords & {
  /** Replaces the terms beside the built-in ones: names, and the list of the staff. */
  setTerms: (terms: readonly string[]) => void;
  /** Takes over stored marks, so that the text is not cut again. */
  remember: (text: string, marks: readonly LineMark[]) => void;
};

/** The dictionary of this process; it begins with the built-in terms. */
export const dictionary: Dictionary = getSingleton('thaiWords', createDictionary);

function createDictionary(): Dictionary {
  let index = createTermIndex(builtInTerms);
  let added = '';
  const known = new LRUCache<string, readonly LineMark[]>({ max: MAX_REMEMBERED });
  return {
    setTerms: (terms) => {
      const all = terms.join(' ');
      if (all === added) return;
      added = all;
      index = createTermIndex([...builtInTerms, ...terms]);
      known.clear();
    },
    remember: (text, marks) => void known.set(text, marks),
    cut: (text) => cutWords(text, index),
    findBreaks: (text) => findLineBreaks(text, index),
    findMarks: (text) => {
      const found = known.get(text) ?? findLineMarks(text, index);
      known.set(text, found);
      return found;
    },
  };
}
