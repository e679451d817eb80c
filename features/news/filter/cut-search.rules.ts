import { segmentWords } from '@/lib/text/segment-words';
import { dictionary } from '@/lib/text/thai-words/dictionary';
import { canBreakAt } from '@/lib/text/thai-words/thai-chars';
import { stripNominal } from './variants.rules';

/** Maximum number of words of a cut search; of more, the longest. */
const MAX_WORDS = 8;
/** Levels such as ม.6, runs of Thai with its dots, of digits with what stands between them, and of other letters. */
const RUNS =
  /(?<![\u0e01-\u0e4e])[\u0e01-\u0e2e]{1,3}\.\d{1,2}(?!\d)|[\u0e01-\u0e3a\u0e40-\u0e4e.]+|\d+(?:[/.,:]\d+)*|(?:(?![\u0e01-\u0e4e])[\p{L}\p{M}\p{N}])+(?:[-'&+.](?:(?![\u0e01-\u0e4e])[\p{L}\p{N}])+)*/gu;
/** Signs that a reader types on purpose, so that the word is left whole. */
const DELIBERATE = /[%_\\$#@=<>|^~*]/;
const HAS_LETTER = /[\p{L}\p{N}]/u;
/** Words of one letter that stand for nothing searched, such as ณ. */
const MIN_WORD_LENGTH = 2;
const THAI = /^[\u0e01-\u0e4e.]+$/;
/** Shortest Thai word that is cut once more by the general dictionary, and shortest part of it. */
const MIN_COMPOUND_LENGTH = 6;
const MIN_PART_LENGTH = 3;

/** Words that say nothing about a topic: function words, and those with which people ask. */
const STOP_WORDS = new Set(
  (
    'และ หรือ ของ ที่ ใน ให้ ได้ เป็น กับ จาก โดย เพื่อ แก่ แห่ง ด้วย ต่อ ตาม ถึง การ ความ นี้ นั้น มี จะ แล้ว ทั้ง ว่า ซึ่ง ก็ คือ ๆ ฯ ณ ' +
    'ปี พ.ศ. ค.ศ. พศ คศ อะไร ไหน ไหม มั้ย ยังไง อย่างไร เมื่อไร เมื่อไหร่ เท่าไร เท่าไหร่ ทำไม ใคร หน่อย ครับ ค่ะ คะ นะ บ้าง ขอ อยาก หา ' +
    'ข่าว เรื่อง เกี่ยวกับ สำหรับ of the and for in a an to news about'
  ).split(' '),
);

/** Fineness with which a search is cut: known terms whole, or compounds into their parts. */
export type Cut = 'terms' | 'parts';

/**
 * Cuts what is searched into words, longest known terms first; words that say nothing are left out unless there are no
 * others.
 *
 * @param needles in the form of `toSearchText`
 * @returns distinct words; a needle with signs such as % stays whole
 */
export function cutSearch(needles: readonly string[], cut: Cut): string[] {
  const words = needles.flatMap((needle) => (DELIBERATE.test(needle) ? [needle] : cutNeedle(needle, cut)));
  const telling = words.filter((word) => !STOP_WORDS.has(word) && word.replace(/\.$/, '').length >= MIN_WORD_LENGTH);
  const distinct = [...new Set(telling.length > 0 ? telling : words)].filter(isNoPartOfOthers);
  if (distinct.length <= MAX_WORDS) return distinct;
  const longest = new Set(distinct.toSorted((a, b) => b.length - a.length).slice(0, MAX_WORDS));
  return distinct.filter((word) => longest.has(word));
}

/** False for a word that another one contains: it is found with it. */
const isNoPartOfOthers = (word: string, _at: number, all: readonly string[]): boolean =>
  !all.some((other) => other !== word && other.includes(word));

const cutNeedle = (needle: string, cut: Cut): string[] =>
  cutPieces(needle)
    .flatMap((word) => (cut === 'parts' ? cutCompound(word) : [word]))
    .map(stripNominal);

/** All words of a needle, those too that say nothing. */
export const cutPieces = (needle: string): string[] =>
  (needle.match(RUNS) ?? [])
    .flatMap((run) => (THAI.test(run) ? splitAbbreviation(run).flatMap(dictionary.cut) : [run]))
    .filter((word) => HAS_LETTER.test(word));

/** Kinds of offices as people write them before a name, without their dots, such as วทชลบุรี. */
const BARE_ABBREVIATION = /^(วษท|วพณ|วอศ|อศจ|สอศ|สอช|วท|วก|วป|วช|สอ)(?=[\u0e01-\u0e2e\u0e40-\u0e44][\u0e01-\u0e4e]{3})/;
/** Words that begin with the same letters by chance. */
const NO_ABBREVIATION = /^(?:สอน|สอบ|สอง|สอด|สอย|สอพลอ|วกวน)/;

function splitAbbreviation(run: string): string[] {
  const [, short] = NO_ABBREVIATION.test(run) ? [] : (BARE_ABBREVIATION.exec(run) ?? []);
  return short === undefined ? [run] : [`${short}.`, run.slice(short.length)];
}

/** Parts of a compound; the word itself if a part of it would be a fragment. */
function cutCompound(word: string): string[] {
  if (word.length < MIN_COMPOUND_LENGTH || !THAI.test(word)) return [word];
  const [head] = COMPOUND_HEAD.exec(word) ?? [];
  if (head !== undefined && canBreakAt(word, head.length)) return [head, word.slice(head.length)];
  let at = 0;
  const parts = segmentWords(word);
  const isWhole = parts.every((part) => {
    const begins = at === 0 || canBreakAt(word, at);
    at += part.length;
    return begins && part.length >= MIN_PART_LENGTH;
  });
  return isWhole ? parts : [word];
}

/** First words of compounds that the general dictionary keeps whole, or that are shorter than other parts. */
const COMPOUND_HEAD = /^(?:รถ|ทุน|ช่าง|ค่า|ยานยนต์|ระบบ|เครื่อง|ศูนย์|หลักสูตร|วิชา|สาขา|ห้อง|โรง)(?=[\u0e01-\u0e4e]{4})/;
