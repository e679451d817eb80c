import { z } from 'zod';
import { cleanFileName } from '@/features/media/media.rules';
import { personName } from '@/features/people/people.schema';
import { lineField, textField } from '@/lib/command/form-fields';
import { parseInput } from '@/lib/command/parse';
import { buildContentDisposition } from '@/lib/http/content-disposition';
import { endpoints } from '@/lib/legacy-api/registry';
import { sanitizeHtml } from '@/lib/rich-text/rich-text';
import { toExcerpt } from '@/lib/text/excerpt';
import { findCommands } from '@/testing/commands';
import { createDice, rollTexts } from '@/testing/dice';
import { listTextLeaves } from '@/testing/zod-leaves';
import { ACCEPTED_TEXT, cutText, stripControls, tidyName, tidySearch, tidyText } from './text-rules';

const PIECES = [
  ...[
    'ก',
    'ำ',
    'ํ',
    'า',
    'เ',
    'แ',
    'น้ำ',
    'ที่',
    'a',
    'Z',
    '1',
    '๑',
    'é',
    'e\u0301',
    ' ',
    '\n',
    '\t',
    '<',
    '>',
    '&',
    '"',
    '\u00a0',
  ],
  ...['่', '้', '๊', '๋', 'ิ', 'ุ', '์', 'ํ', '\u0301', '\u0316', '\u0488', '\ufe0f'],
  ...[
    '\u200b',
    '\u200c',
    '\u200d',
    '\u200e',
    '\u200f',
    '\u202a',
    '\u202e',
    '\u2066',
    '\u2069',
    '\u061c',
    '\u2060',
    '\ufeff',
  ],
  ...['👩', '🏽', '👨‍👩‍👧', '❤️', '🇹🇭', '\u00ad', '\u034f', '\u{e0041}', '\u3164', '\u0085', '\u2028', '\ufffd'],
];
const BROKEN = ['\u0000', '\u0001', '\u001b', '\u007f', '\ud800', '\udc00', '\udfff'];
const odd = rollTexts(20_261_122, PIECES, 4_000, 24);
const broken = rollTexts(11, [...PIECES, ...BROKEN], 4_000, 24);

/** Characters and runs that no accepted text contains. */
const HIDDEN = /[\p{Cs}\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\u061c\ufeff\u00ad\u{e0000}-\u{e007f}]/u;
const TOWER = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]{4}|\p{M}{9}/u;

test.each([
  ['น\u0e4d้า', 'น้ำ'],
  ['กํา', 'กำ'],
  ['เเม่', 'แม่'],
  ['สม\u200bชาย', 'สมชาย'],
  ['abc\u202egpj.exe', 'abcgpj.exe'],
  ['\ufeffชื่อ\u2069', 'ชื่อ'],
  ['ก่่่่่่่่่่', 'ก่่่'],
  ['e\u0301', 'é'],
  [`o${'\u0337'.repeat(200)}`, `o${'\u0337'.repeat(8)}`],
  ['่้๊๋', ''],
  ['\u3164 \u2800', ''],
  ['👩‍🔧 ช่าง', '👩‍🔧 ช่าง'],
  ['👩🏽‍🔧', '👩🏽‍🔧'],
  ['ก\u200dข', 'กข'],
  ['1️⃣', '1️⃣'],
  ['  ที่นี่ปั๊มน้ำ  ', 'ที่นี่ปั๊มน้ำ'],
])('%j is tidied to %j', (typed, kept) => {
  expect(tidyText(typed)).toBe(kept);
});

test('a tidied text has no hidden characters or stacked marks, and tidying is idempotent', () => {
  for (const typed of odd) {
    const kept = tidyText(typed);
    if (tidyText(kept) !== kept || kept.normalize('NFC') !== kept || HIDDEN.test(kept) || TOWER.test(kept))
      throw new Error(`${JSON.stringify(typed)} → ${JSON.stringify(kept)}`);
  }
});

test('Thai words are never changed', () => {
  for (const word of ['กำลังใจ', 'น้ำแข็ง', 'เรื่องที่', 'พระพุทธศาสน์', 'ปั๊ม', 'สิ้นสุด', 'ฤๅษี', 'ญี่ปุ่น', 'เก๋', '๒๕๖๙ ฿'])
    expect(tidyText(word)).toBe(word);
});

test.each(BROKEN)('%j is refused in every kind of text field', (sign) => {
  const wrong = { missing: 'missing', long: 'long' };
  for (const schema of [
    textField(50, wrong),
    lineField(50, wrong),
    personName,
    z.string(),
    z.array(z.string()),
    z.record(z.string(), z.string()),
  ]) {
    const typed = `ก${sign}ข`;
    const raw = schema instanceof z.ZodArray ? [typed] : schema instanceof z.ZodRecord ? { [typed]: 'x' } : typed;
    expect(() => parseInput(schema, raw)).toThrow(expect.objectContaining({ kind: 'invalid' }));
  }
});

test.each(['่', '่้', '\u200b\u200d', '\u0301\u0301', ' \u2800 '])('the name %j counts as empty', (typed) => {
  expect(tidyName(typed)).toBe('');
  expect(() => parseInput(lineField(50, { missing: 'missing', long: 'long' }), typed)).toThrow();
  expect(() => parseInput(personName, typed)).toThrow();
});

const segmenter = new Intl.Segmenter('th', { granularity: 'grapheme' });
const ends = (text: string): Set<number> =>
  new Set([...segmenter.segment(text)].map(({ index, segment }) => index + segment.length));

test('a text is cut between characters', () => {
  const roll = createDice(3);
  for (const typed of odd.map(tidyText)) {
    const length = 1 + roll(typed.length + 3);
    const cut = cutText(typed, length);
    const isWhole = cut === '' || ends(typed).has(cut.length);
    if (!typed.startsWith(cut) || cut.length > length || !isWhole)
      throw new Error(`${JSON.stringify(typed)} at ${length}`);
    expect(typed.replace(/\s+/g, ' ').startsWith(toExcerpt(typed, length).replace(/…$/, ''))).toBe(true);
  }
  expect([cutText('น้ำใจ', 2), cutText('👩‍🔧x', 3), cutText('กี่', 2)]).toEqual(['', '', '']);
});

test('stacked marks are cut, without leaving a lone surrogate', () => {
  expect(cutText(`o${'\u0301'.repeat(1_000)}`, 500)).toHaveLength(500);
  expect(ACCEPTED_TEXT.test(cutText(`x${'\u{1d165}'.repeat(1_000)}`, 500))).toBe(true);
});

test('searches, file names and HTML are well-formed for any input', () => {
  for (const typed of broken) {
    const made = [
      tidySearch(typed, 20),
      cleanFileName(typed),
      sanitizeHtml(typed),
      buildContentDisposition(typed, 'file', 'csv', new Date(0)),
    ];
    for (const one of made)
      if (/\p{Cs}/u.test(one)) throw new Error(`${JSON.stringify(typed)} → ${JSON.stringify(one)}`);
    if (HIDDEN.test(made[0] ?? '') || HIDDEN.test(made[1] ?? '')) throw new Error(JSON.stringify(typed));
  }
});

test.each([
  ['<a href="java\u200bscript:alert(1)">x</a>', '<a>x</a>'],
  ['<p>a&#8238;b&#x200b;c</p>', '<p>ab\u200bc</p>'],
  ['<p>เเม่น\u0e4d้า</p>', '<p>แม่น้ำ</p>'],
])('the text of %j is tidied before it is checked', (typed, kept) => {
  expect(sanitizeHtml(typed)).toBe(kept);
});

/** Texts that are not shown or have their own parser: their only rule is `ACCEPTED_TEXT`, by which HTML is cleaned. */
const READ_BY_OTHERS =
  /(?:token|target|detail|body|seen|needle|pictures|files|videoLinks\.\[\]|At|startsOn|endsOn|day|firstDay|lastDay|from|to|words|words\.\[\]|fiscalYear|birthDate|registrationDomains|options)$/;

function findRule(schema: z.core.$ZodType): 'restricted' | 'tidied' | 'raw' | 'none' {
  const { checks = [] } = z
    .object({ checks: z.array(z.custom<z.core.$ZodCheck>()).optional() })
    .parse({ ...schema._zod.def });
  const patterns = checks.flatMap((check) => (check instanceof z.core.$ZodCheckRegex ? [check._zod.def.pattern] : []));
  if (schema instanceof z.core.$ZodStringFormat || patterns.some((pattern) => pattern !== ACCEPTED_TEXT))
    return 'restricted';
  if (checks.some((check) => check instanceof z.core.$ZodCheckOverwrite && check._zod.def.tx === tidyText))
    return 'tidied';
  const isCleaned = checks.some(
    (check) => check instanceof z.core.$ZodCheckOverwrite && check._zod.def.tx === stripControls,
  );
  return isCleaned || patterns.length > 0 ? 'raw' : 'none';
}

/** Ids, addresses and markup of another site that moves in, which parsers and the sanitiser read; names of exports. */
const FOREIGN = new RegExp(
  `^(?:${[
    String.raw`(?:items|runs|site)\.\w+ .*(?:oldIds\.\[\]|oldId|html|category|cover|addresses\.\[\]|base|logo|image|kind|code|canonicalUrl)`,
    String.raw`(?:items|runs|connect|office)\.\w+ .*(?:address|mediaBase|file|facts\.encoding|facts\.at|apiKey\.sealed)`,
    String.raw`conflicts\.decideConflicts oldIds\.\[\]|mapping\.chooseMapping name|pictures\.keepSourceKey apiKey`,
    String.raw`addresses\.(?:removeAddress path|saveAddresses lines|addItemAddress address)|nightly\.saveNightly (?:at|until)`,
    String.raw`leaving\.note\w+ (?:folder|site|at)`,
  ].join('|')})$`,
);

/** Fields that are not stored as text: secrets, which are only hashed, and values that are compared. */
const COMPARED = /(?:upass|_password|Password|uname|idcard|Email|email)$/;
const MADE_BY_US = /^media\.saveMedia (?:extension|mimeType|color|originalName)$/;
/** Put together with others into one field, which is judged whole, or taken apart into lines that are tidied each. */
const JUDGED_LATER = /^(?:filter\.saveSynonyms words\.\[\]|house-style\.saveNewsTemplate headings)$/;

test('every text field of a command or legacy call has one of the rules', async () => {
  const commands = (await findCommands()).map(({ name, input }) => ({ name, input: input }));
  const calls = endpoints.flatMap(({ name, operations }) => operations.map(({ input }) => ({ name, input })));
  const leaves = [...commands, ...calls].flatMap(({ name, input }) =>
    listTextLeaves(input).map(({ path, schema }) => ({ place: `${name} ${path}`, rule: findRule(schema) })),
  );
  const isFine = ({ place, rule }: (typeof leaves)[number]) =>
    rule === 'restricted' ||
    rule === 'tidied' ||
    (rule === 'raw' ? READ_BY_OTHERS : COMPARED).test(place) ||
    (rule === 'raw' && FOREIGN.test(place)) ||
    MADE_BY_US.test(place) ||
    JUDGED_LATER.test(place);
  expect(leaves.length).toBeGreaterThan(300);
  expect(leaves.filter((leaf) => !isFine(leaf)).map(({ place, rule }) => `${place}: ${rule}`)).toEqual([]);
});
