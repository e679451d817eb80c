import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { organisations } from '@/prisma/seed/content/organisations';
import { provinces } from '@/prisma/seed/content/provinces';
import { builtInTerms } from './built-in-terms';
import { findLineBreaks } from './line-breaks';
import { listOfficeNames } from './proper-names';
import { createTermIndex } from './term-index';

/**
 * Headlines and first paragraphs, with `|` at each place between words at which a line may end, and `_` for a space at
 * which none may; at other spaces it may. Compounds may be parted if their parts stand for themselves.
 */
const labelled = readFileSync(join(import.meta.dirname, 'line-breaks.labelled.txt'), 'utf8')
  .trim()
  .split('\n')
  .map(readLabels);

const names = [...organisations.flatMap(({ name }) => listOfficeNames(name)), ...provinces.map(({ name }) => name)];
const terms = createTermIndex([...builtInTerms, ...names]);

function readLabels(line: string): { text: string; permitted: Set<number> } {
  const permitted = new Set<number>();
  let text = '';
  for (const char of line) {
    if (char !== '|') text += char === '_' ? ' ' : char;
    if (char === '|' || char === ' ') permitted.add(text.length);
  }
  return { text, permitted };
}

const listPlaces = (flags: Uint8Array): number[] => [...flags].flatMap((flag, at) => (flag === 1 ? [at] : []));
const show = (text: string, at: number) => `${text.slice(Math.max(0, at - 12), at)}|${text.slice(at, at + 12)}`;

function judge(choose: (text: string) => Uint8Array) {
  const places = labelled.flatMap(({ text, permitted }) =>
    listPlaces(choose(text)).map((at) => ({ right: permitted.has(at), shown: show(text, at) })),
  );
  const wrong = places.filter(({ right }) => !right).map(({ shown }) => shown);
  return { breaks: places.length, wrong, share: wrong.length / places.length };
}

test('there are 300 texts', () => expect(labelled).toHaveLength(300));

test('at most one line break in two hundred is wrong, where browsers err in every sixth', () => {
  const ours = judge((text) => findLineBreaks(text, terms).allowed);
  expect(ours.wrong.length / ours.breaks).toBeLessThanOrEqual(0.005);
  expect(judge((text) => findLineBreaks(text, terms).browser).share).toBeGreaterThan(0.12);
});

test('hardly any permitted break is missing', () => {
  const missed = labelled.flatMap(({ text, permitted }) => {
    const { allowed } = findLineBreaks(text, terms);
    return [...permitted].filter((at) => allowed[at] !== 1).map((at) => show(text, at));
  });
  expect(missed.length).toBeLessThan(30);
});

test('no unit begins a line', () => {
  const orphans = labelled.flatMap(({ text }) => {
    const { allowed } = findLineBreaks(text, terms);
    const units = text.matchAll(/(?<=\d )(?:บาท|คน|น\.|ปี|วัน|แห่ง|อัตรา|ราย|ชั่วโมง|ทุน|ทีม|รายการ)/g);
    return [...units].filter(({ index }) => allowed[index] === 1).map(({ index }) => show(text, index));
  });
  expect(orphans).toEqual([]);
});
