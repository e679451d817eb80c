import { countColumns } from './thai-chars';

/** Words that count or measure: they stay on the line of the number before them. */
const UNITS = `
บาท สตางค์ ล้าน แสน หมื่น พัน ร้อย ล้านบาท แสนบาท หมื่นบาท พันบาท ยูนิต ฝั่ง ภูมิภาค คน ราย ท่าน ทุน อัตรา แห่ง จังหวัด อำเภอ ตำบล หมู่บ้าน ชุมชน ครัวเรือน ครอบครัว
ชั่วโมง นาที วินาที วัน สัปดาห์ เดือน ปี ไตรมาส ครั้ง รอบ รุ่น ชุด เครื่อง คัน ตัว ต้น ใบ เล่ม หลัง ห้อง ชั้น โต๊ะ ที่นั่ง ที่ เหรียญ เหรียญทอง เหรียญเงิน เหรียญทองแดง
รางวัล ทีม สาขา สาขาวิชา สาขางาน หลักสูตร รายการ โครงการ ผลงาน เรื่อง ข้อ คะแนน หน่วยกิต หน่วย กิโลเมตร กม. กิโลกรัม กก. กรัม ตัน เมตร เซนติเมตร ซม. มม. มิลลิเมตร
ตารางเมตร ตร.ม. ลิตร องศา องศาเซลเซียส เปอร์เซ็นต์ ไร่ งาน ตารางวา โวลต์ วัตต์ กิโลวัตต์ เมกะวัตต์ แอมป์ น. นาฬิกา โมง ทุ่ม ชิ้น กล่อง ถุง ขวด แพ็ก ดอก ผืน คู่ ตอน หน้า แผ่น
ฉบับ ภาพ จุด ช่อง เส้น สาย บูท บูธ ร้าน เมนู มื้อ สูตร จาน แก้ว ขั้น ขั้นตอน ด้าน วิชา รายวิชา งวด เท่า ส่วน ประเภท ชนิด แบบ คณะ กลุ่ม ฝ่าย ประเทศ ภาษา ภาค บริษัท วิทยาลัย
โรงเรียน โรงงาน สถานศึกษา สถานประกอบการ สถาบัน หน่วยงาน องค์กร ทักษะ สนาม กิจกรรม ฐาน นัด ผู้เข้าแข่งขัน นิ้ว ฟุต ลูก ก้อน ปอนด์ แรงม้า รู อัน กระบอก
มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม
ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค. KB MB GB TB kW kWh MW kg km cm mm
`;
/** Words that number what they name: they stay on the line of the number after them. */
const NUMBERED = `
ปี พ.ศ. ค.ศ. ประจำปี ปีการศึกษา ปีงบประมาณ ปีพุทธศักราช พุทธศักราช ที่ วันที่ เมื่อวันที่ ครั้งที่ รุ่นที่ ชั้นปีที่ เลขที่ ฉบับที่ รุ่น ระดับ ห้อง อาคาร ชั้น ข้อ หมวด มาตรา หมู่ ร้อยละ รอบ ตอน
ม. ป. ปวช. ปวส. ช่อง หน้า เล่ม เฟส ภาคเรียนที่ ไตรมาสที่ ภาคเรียน ไตรมาส
มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม
ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.
`;
const toSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
const units = toSet(UNITS);
const numbered = toSet(NUMBERED);
/** Units that follow a number which itself follows its name: วันที่ 5 มกราคม, เวลา 9 น. */
const MONTH_OR_HOUR = /(?:คม|ยน|พันธ์|^น\.|[คพยกต]\.)$/;
const NUMBER = /^[\d๐-๙][\d๐-๙.,:/]*(?:[–-][\d๐-๙.,:/]+)?$/;
const NUMBER_END = /[\d๐-๙]$/;
const TITLE =
  /^(?:นาย|นาง|นางสาว|เด็กชาย|เด็กหญิง|ว่าที่ร้อยตรี(?:หญิง)?|(?:ร้อย|พัน|พล)(?:ตำรวจ)?(?:เอก|โท|ตรี)|(?:(?:ศ|รศ|ผศ|ดร|ด\.ช|ด\.ญ|น\.ส|พล\.ต\.อ|พ\.ต\.อ|ร\.ต\.อ|พ\.ต\.ท|พล\.อ|นพ|พญ|ม\.ร\.ว|ม\.ล|ร\.ต)\.)+)$/;
/** Words that end a company's name. */
const COMPANY_END = /^(?:จำกัด|มหาชน)$/;

/** Firmness with which two words stay on one line, firmest first; 0: they may be parted. */
const FIRM = 2;
const USUAL = 1;

/** Greatest width of words that are kept together, in columns: more would not fit the narrowest cards. */
const MAX_COLUMNS = 15;

/**
 * Places between words that are kept together: a number and its unit, a year, an ordinal, a title and its name, a
 * repetition sign, the end of a company's name. Of joints that would make too wide a group, the weaker are given up.
 *
 * @param words pieces of a text, spaces included
 * @returns flags by word: true if no line may end before it
 */
export function findJoints(words: readonly string[]): boolean[] {
  const joined = words.map(() => false);
  const order = words
    .map((word, index) => ({ index, firmness: index === 0 || isSpace(word) ? 0 : getFirmness(words, index) }))
    .filter(({ firmness }) => firmness > 0)
    .sort((a, b) => b.firmness - a.firmness || a.index - b.index);
  for (const { index } of order) {
    joined[index] = true;
    if (measureGroup(words, joined, index) > MAX_COLUMNS) joined[index] = false;
  }
  return joined;
}

const isSpace = (word: string | undefined): boolean => word === ' ' || word === '\u00a0';

function getFirmness(words: readonly string[], index: number): number {
  const next = words[index] ?? '';
  const spaced = isSpace(words[index - 1]);
  const place = spaced ? index - 2 : index - 1;
  const before = words[place] ?? '';
  if (next === 'ๆ' || next === 'ฯลฯ' || next === '%') return FIRM;
  if (NUMBER.test(before) && units.has(next)) return isNumberOf(words, place, next) ? 0 : FIRM;
  if (!spaced && next === 'ที่' && NUMBER.test(words[index + 2] ?? '')) return USUAL;
  if (!spaced && before === 'ผู้' && next !== 'ที่') return FIRM;
  if (numbered.has(before) && NUMBER.test(next)) return isYear(next) ? FIRM : USUAL;
  if (TITLE.test(before)) return FIRM;
  if (NUMBER_END.test(before) && NUMBER.test(next) && spaced && before.length < 5 && next.length < 5) return FIRM;
  if (!spaced && /[\d๐-๙][–-]$/.test(`${words[index - 2] ?? ''}${before}`) && NUMBER.test(next)) return USUAL;
  return COMPANY_END.test(next) ? USUAL : 0;
}

/** True for a number that belongs to the word before it, so that it counts nothing: ไตรมาส 1 ปี 2570. */
const isNumberOf = (words: readonly string[], place: number, unit: string): boolean =>
  numbered.has(words[isSpace(words[place - 1]) ? place - 2 : place - 1] ?? '') && !MONTH_OR_HOUR.test(unit);

const isYear = (word: string): boolean => /^(?:[\d๐-๙]{4})$/.test(word);

/** Width of the group of words that a joint belongs to. */
function measureGroup(words: readonly string[], joined: readonly boolean[], index: number): number {
  const start = findGroupStart(words, joined, index);
  let end = index + 1;
  while (end < words.length && (joined[end] || (isSpace(words[end]) && joined[end + 1]))) end += 1;
  return countColumns(words.slice(start, end).join(''));
}

function findGroupStart(words: readonly string[], joined: readonly boolean[], index: number): number {
  let start = index;
  while (start > 0 && joined[start]) start -= isSpace(words[start - 1]) ? 2 : 1;
  return Math.max(0, start);
}
