import { cutSearch } from './cut-search.rules';
import { buildLevels, listNeedles, readSearch } from './levels.rules';

const synonyms = new Map([
  ['วท.', ['วิทยาลัยเทคนิค']],
  ['วิทยาลัยเทคนิค', ['วท.']],
]);
const read = (search: string) => buildLevels(readSearch(search), synonyms);
const summarize = (search: string) =>
  read(search).map(({ tier, terms, least }) => `${tier} ${least}: ${terms.map(({ needle }) => needle).join(' ')}`);

test.each([
  ['ทุนการศึกษาญี่ปุ่น', ['ทุนการศึกษา', 'ญี่ปุ่น'], ['ทุน', 'ศึกษา', 'ญี่ปุ่น']],
  ['แข่งขันหุ่นยนต์', ['แข่งขัน', 'หุ่นยนต์'], ['แข่งขัน', 'หุ่น', 'ยนต์']],
  ['รถไฟฟ้า', ['รถไฟฟ้า'], ['รถ', 'ไฟฟ้า']],
  ['อบรมai', ['อบรม', 'ai'], ['อบรม', 'ai']],
  ['aiในครัว', ['ai', 'ครัว'], ['ai', 'ครัว']],
  ['วทชลบุรี', ['วท.', 'ชลบุรี'], ['วท.', 'ชลบุรี']],
  ['ม.6', ['ม.6'], ['ม.6']],
  ['50%', ['50%'], ['50%']],
  ['และ', ['และ'], ['และ']],
  ['!!!', [], []],
])('%s is cut into %j and %j', (needle, terms, parts) => {
  expect(cutSearch([needle], 'terms')).toEqual(terms);
  expect(cutSearch([needle], 'parts')).toEqual(parts);
});

test('a search is read as typed, then by its words, then by most of them, at last by any part', () => {
  expect(summarize('สมัครเรียนช่างเชื่อมเยอรมนี')).toEqual([
    'phrase 1: สมัครเรียนช่างเชื่อมเยอรมนี',
    'all 4: สมัคร เรียน ช่างเชื่อม เยอรมนี',
    'all 5: สมัคร เรียน ช่าง เชื่อม เยอรมนี',
    'some 3: สมัคร เรียน ช่างเชื่อม เยอรมนี',
    'some 1: สมัคร เรียน ช่าง เชื่อม เยอรมนี',
  ]);
  expect(read('สมัครเรียนช่างเชื่อมเยอรมนี').map(({ lastResort }) => lastResort === true)).toEqual([
    ...[false, false, false, false],
    true,
  ]);
  expect(summarize('ทุน ญี่ปุ่น')).toEqual(['all 2: ทุน ญี่ปุ่น', 'some 1: ทุน ญี่ปุ่น']);
  expect(summarize('ทุน')).toEqual(['phrase 1: ทุน']);
  expect(summarize('')).toEqual(['phrase 0: ']);
});

test('a phrase in quotation marks is read as typed only', () => {
  expect(summarize('"ทุน ญี่ปุ่น" หุ่นยนต์')).toEqual(['all 2: ทุน ญี่ปุ่น หุ่นยนต์']);
});

test('a word of a phrase has its synonyms in the phrase', () => {
  for (const search of ['วท.ชลบุรี', 'วทชลบุรี']) expect(read(search)[0].terms[0]?.variants).toContain('วิทยาลัยเทคนิคชลบุรี');
  expect(read('วิทยาลัยเทคนิคชลบุรี')[0].terms[0]?.variants).toContain('วท.ชลบุรี');
  expect(read('วิทยาลัยเทคนิคชลบุรี')[1]?.terms[0]).toMatchObject({ needle: 'วิทยาลัยเทคนิค', synonyms: ['วท.'] });
});

test.each(['ก'.repeat(200), 'สมัครเรียน'.repeat(20), '"'.repeat(200), 'ญี่ปุ่น '.repeat(25), '๙'.repeat(200)])(
  'a long search has few conditions (%#)',
  (search) => {
    expect(listNeedles(readSearch(search)).length).toBeLessThanOrEqual(200);
    for (const { terms } of read(search)) {
      expect(terms.length).toBeLessThanOrEqual(8);
      for (const { variants = [] } of terms) expect(variants.length).toBeLessThanOrEqual(10);
    }
  },
);

test('a phrase that is cut into words is not looked for in every item; all else as typed is', () => {
  const isExhaustive = (search: string) => read(search)[0]?.isExhaustive;
  expect(isExhaustive('สมัครเรียนช่างเชื่อมเยอรมนี')).toBe(false);
  for (const search of ['ทุน', 'ทุน ญี่ปุ่น', '"ทุน ญี่ปุ่น" หุ่นยนต์']) expect(isExhaustive(search)).toBe(true);
});
