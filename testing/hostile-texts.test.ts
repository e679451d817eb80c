import { runInNewContext } from 'node:vm';
import { readPieces } from '@/features/forum/forum.rules';
import { checkItem, replaceWordInHtml } from '@/features/newsroom/house-style/house-style.rules';
import { checkNews } from '@/features/newsroom/item/content.rules';
import { blankContent } from '@/features/newsroom/item/content.schema';
import { replaceInHtml } from '@/features/newsroom/library/replace-in-items';
import { highlightHits, highlightPassage } from '@/features/search/highlights.rules';
import { findDeadline, findFigures } from '@/lib/drawn-cover/figures';
import { parsePayload } from '@/lib/http/payload';
import { toPlainText } from '@/lib/rich-text/rich-text';
import { htmlToLine } from '@/lib/text/plain-html';
import { toSearchText } from '@/lib/text/search-text';
import { toSearchWords } from '@/lib/text/search-words';
import { dictionary } from '@/lib/text/thai-words/dictionary';
import { diffWords } from '@/lib/text/word-diff';
import { readThaiDay } from '@/lib/time/thai-time';

const CHARACTERS = 500_000;
/** Far more than any step needs; quadratic work takes many times as long. */
const DEADLINE_MS = 30_000;

const fill = (piece: string): string => piece.repeat(CHARACTERS / piece.length);
const anItem = (detail: string) => ({ ...blankContent, categoryId: 1, detail });
/** Parses synchronously up to the refusal. */
const parseJson = (text: string) =>
  void parsePayload(new TextEncoder().encode(text), 'application/json').catch(() => undefined);
const file = { id: 1, hash: 'b', extension: 'webp', width: 1, height: 1, widths: [1] };

const word = { avoided: 'img', right: 'ภาพ' };
const template = { categoryId: 1, headings: ['ก', 'ข'], headingsRequired: true, required: [] };
const guide = { templates: [template], words: [{ id: 1, ...word, mode: 'stop' as const, categoryId: null }] };

/** Each text is crafted to take at least quadratic time in its step. */
const steps: readonly (readonly [step: string, work: () => unknown])[] = [
  ['tags without an end, taken out', () => htmlToLine(fill('<'))],
  ['blocks without an end, taken out', () => htmlToLine(fill('<p '))],
  ['tags without an end, looked at before an item is published', () => checkNews(anItem(fill('<img')), new Date())],
  ['tags without an end, looked through for a word', () => replaceWordInHtml(fill('<img'), word)],
  ['headings without an end, checked by a template', () => checkItem(anItem(fill('<h2>ก')), guide, new Date())],
  ['tags without an end, whose pictures change', () => replaceInHtml(fill('<img '), { hash: 'a' }, file)],
  ['lines without words, as plain text', () => toPlainText(`<p>a${fill(' \n')}b`)],
  ['two kinds of marks on one letter, for search', () => toSearchText(`a${fill('\u0323\u0301')}`)],
  ['letters without spaces, cut into words', () => toSearchWords(fill('ก'))],
  ['Thai words without spaces, cut into words', () => toSearchWords(fill('วิทยาลัย'))],
  ['vowels that begin no word, cut into lines', () => dictionary.findMarks(fill('ะ'))],
  ['letters without spaces, cut into lines', () => dictionary.findMarks(fill('ก'))],
  ['terms, numbers and units, cut into lines', () => dictionary.findMarks(fill('สถานศึกษา 5 บาท ๆ'))],
  ['titles without names, cut into lines', () => dictionary.findMarks(fill('นาย '))],
  ['a hit in every letter', () => highlightHits(fill('ก'), ['ก'])],
  ['letters that take no room between two hits', () => highlightHits(`ก${fill('\u200b')}ขก`, ['กข', 'ข'])],
  ['letters that take no room behind every hit', () => highlightPassage(fill('ทุน\u200b\u200b'), ['ทุน'])],
  ['marks on one letter, each a hit', () => highlightHits(`ก${fill('\u0e49')}`, ['\u0e49'])],
  ['marks behind spaces', () => highlightHits(`e\u0301 ${fill(' \u0301')}`, ['e'])],
  ['signs behind an address', () => readPieces(`http://a${fill('.')}x`, [])],
  ['a day with many signs', () => readThaiDay(`1 a${fill('. ')}x`)],
  ['digits without a unit, looked through for figures', () => findFigures(fill('1,'))],
  ['deadlines without a day', () => findDeadline(fill('ถึง 1'))],
  ['quotes in a JSON payload', () => parseJson(`"${fill('\\"')}`)],
  ['two long texts without a word in common', () => diffWords(fill('ก ข\n'), fill('ค ง\n'))],
];

test.each(steps)('half a million characters end: %s', (_step, work) => {
  runInNewContext('work()', { work }, { timeout: DEADLINE_MS });
});

test('plain text keeps what only looks like a tag, and all text after the last one', () => {
  expect(htmlToLine('<p>1</p><p>2</p> ก < ข')).toBe('1 2 ก < ข');
  expect(htmlToLine('ก &lt; ข')).toBe('ก < ข');
});

test('a letter keeps 16 marks in its search form', () => {
  expect(toSearchText(`ก${'\u0e49'.repeat(3_000)} ข`)).toBe(`ก${'\u0e49'.repeat(16)} ข`);
});
