import type { Circles } from './audience.schema';

/** The names under which forms send circles: `circle-province-50`; the single organisations also as a list of ids. */
const CIRCLE_FIELD = /^circle-(kind|region|province|institute|organisation)-(.+)$/;
export const SINGLES_FIELD = 'circle-organisations';
const lists = {
  kind: 'kinds',
  region: 'regions',
  province: 'provinces',
  institute: 'institutes',
  organisation: 'organisations',
} as const satisfies Record<string, keyof Circles>;
export type CircleWord = keyof typeof lists;

export const circleField = (word: CircleWord, of: string | number): string => `circle-${word}-${of}`;

/** The circles that a form sent, as they came; the command parses them. */
export function readCircles(fields: Readonly<Record<string, string>>): Record<keyof Circles, string[]> {
  const found: Record<keyof Circles, string[]> = {
    kinds: [],
    regions: [],
    provinces: [],
    institutes: [],
    organisations: (fields[SINGLES_FIELD] ?? '').split(',').filter(Boolean),
  };
  for (const [name, value] of Object.entries(fields)) {
    const [, word, of = ''] = CIRCLE_FIELD.exec(name) ?? [];
    const known = Object.entries(lists).find(([key]) => key === word);
    if (known && value !== 'off') found[known[1]].push(of);
  }
  return found;
}

export const emptyCircles: Circles = { kinds: [], regions: [], provinces: [], institutes: [], organisations: [] };

/** Whether no circle is chosen. */
export const isNobody = (circles: Circles): boolean => Object.values(circles).every((all) => all.length === 0);
