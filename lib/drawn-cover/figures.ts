const DIGITS = '[0-9๐-๙]';
const NUMBER = `${DIGITS}(?:[0-9๐-๙,]*${DIGITS})?(?:\\.${DIGITS}+)?`;
const MONTHS = [
  ['มกราคม', 'ม.ค.'],
  ['กุมภาพันธ์', 'ก.พ.'],
  ['มีนาคม', 'มี.ค.'],
  ['เมษายน', 'เม.ย.'],
  ['พฤษภาคม', 'พ.ค.'],
  ['มิถุนายน', 'มิ.ย.'],
  ['กรกฎาคม', 'ก.ค.'],
  ['สิงหาคม', 'ส.ค.'],
  ['กันยายน', 'ก.ย.'],
  ['ตุลาคม', 'ต.ค.'],
  ['พฤศจิกายน', 'พ.ย.'],
  ['ธันวาคม', 'ธ.ค.'],
] as const;
/** Names and short names of months, as a pattern. */
const MONTH = MONTHS.flat()
  .map((name) => name.replaceAll('.', '\\.'))
  .join('|');
/** Units of figures worth a cover, the longer of two with the same beginning first, as a pattern. */
const UNITS =
  'ทุน|อัตรา|คน|ราย(?!การ|ได้|วิชา)|เหรียญ(?:ทองแดง|ทอง|เงิน)?|รางวัล|ทีม|แห่ง|จังหวัด|หลักสูตร|สาขา|โครงการ|ชั่วโมง|ผลงาน|ไร่|ตำแหน่ง';

const money = new RegExp(`(?<![0-9๐-๙,.])(${NUMBER}) ?((?:ล้าน|แสน|หมื่น|พัน)?บาท)`, 'g');
const percent = new RegExp(`ร้อยละ ?(${NUMBER})|(?<![0-9๐-๙,.])(${NUMBER}) ?%`, 'g');
const counted = new RegExp(`(?<![0-9๐-๙,.])(${NUMBER}) ?(${UNITS})`, 'g');
const day = `(${DIGITS}{1,2}(?: ?[-–] ?${DIGITS}{1,2})?) ?(${MONTH})(?: ?(?:พ\\.ศ\\. ?)?(${DIGITS}{4}))?`;
const date = new RegExp(`(?<![0-9๐-๙,.])${day}`, 'g');
const deadline = new RegExp(`(?:ถึง|ภายใน|ก่อน|หมดเขต|ปิดรับสมัคร|ปิดรับ|วันสุดท้าย)(?:วัน)?(?:ที่)? ?(?:วันที่ ?)?${day}`);

/** A Buddhist year, which is no number of things: “ปีการศึกษา 2570 ทุนละ …”. */
const YEAR = /^2[45]\d\d$/;
/** Fewest counted things that make a figure: “2 รางวัล” on a cover says little. */
const FEWEST = 10;
/** Maximum number of figures offered. */
const MOST = 4;

/**
 * Figures of a headline that may stand large on a cover, the most telling first: sums of money, the last day of an
 * application, numbers of things from 10 on, shares, other dates.
 *
 * @returns texts such as `280,000 บาท`, `15 ส.ค.` and `ร้อยละ 95`, each once, four at most
 */
export function findFigures(headline: string): string[] {
  const until = deadline.exec(headline);
  const found = [
    ...[...headline.matchAll(money)].map(([, number = '', unit = '']) => `${toArabic(number)} ${unit}`),
    ...(until ? [toDayMonth(until[1], until[2])] : []),
    ...[...headline.matchAll(counted)].flatMap(([, number = '', unit = '']) =>
      toCount(number) >= FEWEST && !YEAR.test(toArabic(number)) ? [`${toArabic(number)} ${unit}`] : [],
    ),
    ...[...headline.matchAll(percent)].map(([, word, sign]) => `ร้อยละ ${toArabic(word ?? sign ?? '')}`),
    ...[...headline.matchAll(date)].map(([, days, month]) => toDayMonth(days, month)),
  ];
  return [...new Set(found)].slice(0, MOST);
}

/** Last day of an application in a headline, as `15 ส.ค. 2569`; undefined if it names none. */
export function findDeadline(headline: string): string | undefined {
  const [, days, month, year] = deadline.exec(headline) ?? [];
  if (days === undefined) return undefined;
  return [toDayMonth(days, month), year && toArabic(year)].filter(Boolean).join(' ');
}

function toDayMonth(days = '', month = ''): string {
  const short = MONTHS.find((names) => names.some((name) => name === month))?.[1] ?? month;
  return `${toArabic(days).replace(/ ?[-–] ?/, '–')} ${short}`;
}

const toCount = (number: string): number => Number(toArabic(number).replaceAll(',', ''));

/** Replaces Thai digits by Arabic ones, as the portal's own texts have them. */
const toArabic = (text: string): string =>
  text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)));
