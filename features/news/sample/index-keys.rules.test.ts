import { toIndexEntries, toIndexForm } from '@/lib/text/trigrams';
import { makeRandom } from '@/prisma/seed/content/random';
import { chooseIndexKeys, countListed } from './index-keys.rules';
import { toSearchTerms } from './sample.rules';
import { buildTextSample } from './sample.test-support';

const toTerms = (...needles: string[]) => needles.map((needle) => ({ needle, synonyms: [] }));
const toEntries = (...needles: string[]) => needles.flatMap((needle) => toIndexEntries(toIndexForm(needle)));

test('of a long phrase only the rare trigrams are looked up', () => {
  const common = 'ประกาศวิทยาลัยเทคนิค';
  const sample = buildTextSample(...Array.from({ length: 50 }, () => common), `${common}ฌาปนกิจ`);
  const keys = chooseIndexKeys(sample, toSearchTerms(toTerms(`${common}ฌาปนกิจ`)), 'text') ?? [];
  expect(keys).toHaveLength(1);
  expect(keys[0]).toHaveLength(3);
  expect(keys[0]?.filter(({ entry }) => toEntries(common).includes(entry))).toEqual([]);
  expect(countListed(sample, keys)).toBe(1);
});

test('where some terms may be missing there are alternatives, and none if one of them has no trigram', () => {
  const sample = buildTextSample('ทุนการศึกษา', 'ญี่ปุ่น', 'ครู');
  const choose = (least: number, ...needles: string[]) =>
    chooseIndexKeys(sample, toSearchTerms(toTerms(...needles), least), 'text');
  expect(choose(1, 'ศึกษา', 'ญี่ปุ่น')).toHaveLength(2);
  expect(choose(2, 'ศึกษา', 'ญี่ปุ่น')).toHaveLength(1);
  expect(choose(1, 'ศึกษา', '--')).toBeUndefined();
  expect(choose(2, 'ศึกษา', '--')).toHaveLength(1);
  expect(choose(0)).toBeUndefined();
});

test('every match has all entries of one alternative', () => {
  const random = makeRandom('index keys');
  const words = ['ทุน', 'การศึกษา', 'ญี่ปุ่น', 'แข่งขัน', 'หุ่นยนต์', 'วท.', 'ปี 2569', 'รถไฟฟ้า', '3/2569'];
  const texts = Array.from({ length: 120 }, () => random.shuffle(words).slice(0, random.int(1, 5)).join(''));
  const sample = buildTextSample(...texts);
  for (let turn = 0; turn < 200; turn += 1) {
    const terms = random
      .shuffle(words)
      .slice(0, random.int(1, 3))
      .map((needle) => ({ needle, synonyms: random.shuffle(words).slice(0, random.int(0, 2)) }));
    const least = random.int(1, terms.length);
    const keys = chooseIndexKeys(sample, toSearchTerms(terms, least), 'text');
    for (const { text } of sample.rows) {
      const has = (word: string) => text.includes(toIndexForm(word));
      const found = terms.filter(({ needle, synonyms }) => [needle, ...synonyms].some(has)).length >= least;
      const isNamed = keys?.some((all) => all.every(({ entry }) => text.includes(entry))) ?? true;
      expect(found && !isNamed ? { text, terms, least } : undefined).toBeUndefined();
    }
  }
});
