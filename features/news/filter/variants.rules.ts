import { BUDDHIST_OFFSET } from '@/lib/time/format';

/** Maximum number of other spellings of a word; each costs a condition of the search. */
const MAX_VARIANTS = 6;
/** Shortest word with other spellings: in shorter ones the letters of a rule stand by chance. */
const MIN_LENGTH = 4;

/** Spellings that stand for each other inside a word, mostly of loanwords; one of a line takes the place of another. */
const SPELLINGS: readonly (readonly string[])[] = [
  ['โควต้า', 'โควตา'],
  ['ดาต้า', 'ดาตา', 'เดต้า', 'เดตา'],
  ['ชั่น', 'ชัน'],
  ['ซั่น', 'ซัน'],
  ['เตอร์เน็ต', 'เทอร์เน็ต', 'เตอร์เนต', 'เทอร์เนต'],
  ['ร์ท', 'ร์ต'],
  ['เว็บ', 'เวบ', 'เว็ป', 'เวป'],
  ['ไซต์', 'ไซท์', 'ไซด์', 'ไซ้ต์'],
  ['ดิจิทัล', 'ดิจิตอล', 'ดิจิทอล', 'ดิจิตัล'],
  ['แอปพลิเคชัน', 'แอพพลิเคชัน', 'แอปพลิเคชั่น', 'แอพพลิเคชั่น', 'แอพลิเคชั่น'],
  ['อัป', 'อัพ'],
  ['โซลาร์', 'โซล่าร์', 'โซล่า', 'โซลา'],
  ['ช็อป', 'ช้อป', 'ชอป'],
  ['เวิร์ก', 'เวิร์ค', 'เวิค'],
  ['เซ็นเตอร์', 'เซนเตอร์', 'เซ็นเต้อร์'],
  ['เซนเซอร์', 'เซ็นเซอร์'],
  ['บล็อก', 'บล็อค'],
  ['อีเมล', 'อีเมล์', 'อีเมลล์'],
  ['กราฟิก', 'กราฟฟิก', 'กราฟฟิค'],
  ['โน้ตบุ๊ก', 'โน้ตบุ๊ค', 'โน๊ตบุ๊ค', 'โน๊ตบุ๊ก'],
  ['เช็ก', 'เช็ค'],
  ['คลิก', 'คลิ๊ก'],
  ['แก๊ส', 'ก๊าซ'],
  ['เมคคา', 'แมคคา', 'เมคา', 'แมคา'],
  ['อิเล็กทรอนิก', 'อิเล็คทรอนิก', 'อิเลคทรอนิก', 'อิเลคทรอนิค', 'อิเล็กทรอนิค', 'อิเล็คทรอนิค', 'อีเล็กทรอนิก'],
  ['คาทรอนิก', 'คาทรอนิค', 'คาโทรนิก', 'คาโทรนิค'],
  ['คอมพิวเตอร์', 'คอมพิวเต้อร์', 'คอมพิวเตอ'],
  ['เทคโนโลยี', 'เทคโนโลยี่', 'เทคโนโลยื'],
  ['โลจิสติก', 'โลจิสติค', 'โลจีสติก'],
  ['มัลติมีเดีย', 'มัลติมิเดีย'],
  ['แอนิเมชัน', 'อนิเมชัน', 'แอนิเมชั่น', 'อนิเมชั่น'],
  ['คาเฟ่', 'คาเฟ'],
  ['ล็อก', 'ล๊อก', 'ล็อค'],
  ['สิทธิ์', 'สิทธิ'],
  ['อนุญาต', 'อนุญาติ'],
  ['สัมมนา', 'สัมนา'],
  ['พณิชย', 'พาณิชย'],
  ['กรุงเทพมหานคร', 'กรุงเทพฯ', 'กรุงเทพ'],
];

/** Era before a year, also written together with it. */
const ERA = /^(?:(?:ปี\s?)?(?:พ\.?ศ\.?|ค\.?ศ\.?)|ปี)\s?(?=\d{2,4}$)/;
const YEAR = /^\d{4}$/;
/** Years of the two eras; other numbers of four digits are no years. */
const [FIRST_COMMON, LAST_COMMON] = [1_957, 2_099];
const SHORT_YEAR = /^[5-7]\d$/;
/** A number written together with the words before or after it, as in ปี2569. */
const NUMBER_EDGE = /(?<=[\u0e01-\u0e4e])(?=\d)|(?<=\d)(?=[\u0e01-\u0e4e])/g;
const DOTTED = /^(?:[\u0e01-\u0e2e]\.){2,6}$/;

/**
 * Other spellings of a search word by rule: of loanwords, of abbreviations with and without dots, years of both eras,
 * and numbers with and without a space.
 *
 * @param needle in the form of `toSearchText`
 */
export function listVariants(needle: string): string[] {
  const found = [
    ...listYears(needle),
    ...(DOTTED.test(needle) ? [needle.replaceAll('.', '')] : []),
    ...(NUMBER_EDGE.test(needle) ? [needle.replace(NUMBER_EDGE, ' ')] : []),
    ...(needle.length < MIN_LENGTH ? [] : listSpellings(needle)),
  ];
  // A spelling that contains the word is found by the word itself.
  return [...new Set(found)].filter((other) => !other.includes(needle) && other !== '').slice(0, MAX_VARIANTS);
}

/** The year of the other era, and one without the name of its era. */
function listYears(needle: string): string[] {
  const era = ERA.exec(needle)?.[0] ?? '';
  const digits = needle.slice(era.length);
  if (era !== '' && SHORT_YEAR.test(digits)) return [`25${digits}`];
  if (!YEAR.test(digits)) return [];
  const year = Number(digits);
  const isCommon = year >= FIRST_COMMON && year <= LAST_COMMON;
  const isBuddhist = year >= FIRST_COMMON + BUDDHIST_OFFSET && year <= LAST_COMMON + BUDDHIST_OFFSET;
  if (!isCommon && !isBuddhist) return [];
  const other = String(isCommon ? year + BUDDHIST_OFFSET : year - BUDDHIST_OFFSET);
  return era === '' ? [other] : [digits, other];
}

function listSpellings(needle: string): string[] {
  return SPELLINGS.flatMap((line) => {
    // The longest spelling that fits is replaced: a shorter one may be a part of it.
    const used = line.filter((spelling) => needle.includes(spelling)).toSorted((a, b) => b.length - a.length)[0];
    return used === undefined ? [] : line.map((spelling) => needle.replaceAll(used, () => spelling));
  });
}

/** Prefixes that make a noun of a verb, and words that begin with them by chance. */
const NOMINAL = /^(?:การ|ความ)(?=[\u0e01-\u0e2e\u0e40-\u0e44])(?!เมือง|บ้าน|เงิน)(?=.{4})/;

/** A word without การ or ความ before it: what contains it then contains the word with and without. */
export const stripNominal = (word: string): string => word.replace(NOMINAL, '');
