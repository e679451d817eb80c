import { toSearchText } from '@/lib/text/search-text';

/** Short forms of kinds of offices, as old sites write them. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/^วอศ\.?\s*/, 'วิทยาลัยอาชีวศึกษา'],
  [/^วษท\.?\s*/, 'วิทยาลัยเกษตรและเทคโนโลยี'],
  [/^วพณ\.?\s*/, 'วิทยาลัยพณิชยการ'],
  [/^วช\.\s*/, 'วิทยาลัยการอาชีพ'],
  [/^วก\.?\s*/, 'วิทยาลัยการอาชีพ'],
  [/^วท\.?\s*/, 'วิทยาลัยเทคนิค'],
  [/^วส\.\s*/, 'วิทยาลัยสารพัดช่าง'],
  [/^อศจ\.?\s*/, 'อาชีวศึกษาจังหวัด'],
  [/^สอจ\.?\s*/, 'อาชีวศึกษาจังหวัด'],
];
/** Words that some write and some don't. */
const OPTIONAL = /สำนักงาน|จังหวัด|\s+/g;
/** Likeness below which a name is no suggestion. */
const LEAST = 0.45;

export type Named = { id: number; name: string };

/** A name without what people write differently: short forms, spaces, capital letters. */
export function toPlainName(name: string): string {
  const trimmed = name.trim();
  const form = SHORT_FORMS.find(([short]) => short.test(trimmed));
  const long = form ? trimmed.replace(form[0], form[1]) : trimmed;
  return toSearchText(long).replaceAll(OPTIONAL, '');
}

const countPairs = (text: string): Map<string, number> => {
  const pairs = new Map<string, number>();
  for (let at = 0; at < text.length - 1; at += 1) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
};

/** Share of pairs of letters that two texts have in common: 0 to 1. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return one === '' ? 0 : 1;
  if (one.length < 2 || other.length < 2) return 0;
  const [pairs, others] = [countPairs(one), countPairs(other)];
  let common = 0;
  for (const [pair, count] of pairs) common += Math.min(count, others.get(pair) ?? 0);
  return (2 * common) / (one.length - 1 + other.length - 1);
}

/**
 * Finds the things here whose names are most like a name of a source.
 *
 * @returns the likeliest first; `isExact` for the one whose name is the same but for its writing, if it is the only one
 */
export function suggestNames<N extends Named>(
  name: string,
  here: readonly N[],
  most: number,
): (N & { isExact: boolean })[] {
  const plain = toPlainName(name);
  const rated = here
    .map((one) => ({ one, likeness: compareTexts(plain, toPlainName(one.name)) }))
    .filter(({ likeness }) => likeness >= LEAST)
    .toSorted((first, second) => second.likeness - first.likeness || first.one.id - second.one.id);
  const exact = rated.filter(({ likeness }) => likeness === 1).length;
  return rated.slice(0, most).map(({ one, likeness }) => ({ ...one, isExact: likeness === 1 && exact === 1 }));
}
