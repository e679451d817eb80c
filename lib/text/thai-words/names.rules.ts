/** Titles that stand before a person's name, longest first; those with a dot may be followed by a space. */
const TITLE =
  /(?:ว่าที่ร้อยตรีหญิง|ว่าที่ร้อยตรี|ว่าที่ ร\.ต\.(?:หญิง)?|ร้อยตำรวจเอก|ร้อยตำรวจโท|พันตำรวจเอก|พลเอก|พลตรี|พลโท|พันเอก|พันโท|พันตรี|ร้อยเอก|ร้อยโท|ร้อยตรี|นางสาว|นาย|นาง|เด็กชาย|เด็กหญิง|(?:(?:ศ|รศ|ผศ|ดร|ด\.ช|ด\.ญ|น\.ส|พล\.ต\.อ|พ\.ต\.อ|ร\.ต\.อ|พ\.ต\.ท|พล\.อ|นพ|พญ|ม\.ร\.ว|ม\.ล)\. ?)+)/y;
const NAME = /[\u0e01-\u0e3a\u0e40-\u0e4e]{2,20}(?![\u0e01-\u0e3a\u0e40-\u0e4e])/y;
/** Words after a given name that are no family name. */
const NO_SURNAME =
  /^(?:กล่าว|เปิด|เผย|ระบุ|ได้|ใน|ที่|และ|ผู้|รอง|ครู|ประธาน|อธิบดี|เลขา|พร้อม|นำ|เป็น|ชี้|ฝาก|ย้ำ|มอบ|ตรวจ|ลง|ให้|ขอ|หัวหน้า|ตำแหน่ง|นัก|อายุ|จาก|แจ้ง|ร่วม|เข้า|เดิน|รับ|คว้า|ชนะ|หรือ|กับ|ว่า|โดย|ซึ่ง|อาจารย์|ปลัด|นายก|ศิษย์|สอบ|โทร)/;

/** Places of a person's title and names in a text; `end` of each is exclusive. */
export type PersonName = { title: number; given: number; givenEnd: number; surname: number; surnameEnd: number };

/**
 * Finds a title and the names after it at a place of a text.
 *
 * @returns without a family name `surname` and `surnameEnd` are -1; undefined if there is no title with a name
 */
export function findPersonName(text: string, at: number): PersonName | undefined {
  const title = matchAt(TITLE, text, at);
  const given = at + title;
  const length = title === 0 ? 0 : matchAt(NAME, text, given);
  if (length === 0) return undefined;
  const givenEnd = given + length;
  const surname = text.charAt(givenEnd) === ' ' ? givenEnd + 1 : -1;
  const surnameLength = surname === -1 || NO_SURNAME.test(text.slice(surname)) ? 0 : matchAt(NAME, text, surname);
  const surnameEnd = surnameLength === 0 ? -1 : surname + surnameLength;
  return { title: at, given, givenEnd, surname: surnameEnd === -1 ? -1 : surname, surnameEnd };
}

/** Length of a match of a sticky pattern at this place; 0 without one. */
function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}
