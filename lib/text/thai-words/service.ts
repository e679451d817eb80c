import type { LineBreaks } from './line-breaks';
import type { LineMark } from './line-marks';

/** Words of Thai texts by the dictionary of this process. */
export type ThaiWords = {
  cut: (text: string) => string[];
  findBreaks: (text: string) => LineBreaks;
  /** Marks of a text, remembered for the next time. */
  findMarks: (text: string) => readonly LineMark[];
};

/** Undefined in the browser, which does not load the dictionary (./dictionary.ts), and before the server has. */
export const getThaiWords = (): ThaiWords | undefined => Reflect.get(globalThis, Symbol.for('portal.thaiWords'));
