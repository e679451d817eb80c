import { countColumns } from './thai-chars';

/** Kinds of offices, which stand before their own names. */
const KIND =
  /^(?:วิทยาลัย(?:เทคนิค|อาชีวศึกษา|การอาชีพ|สารพัดช่าง|เกษตรและเทคโนโลยี|ประมง|พณิชยการ|พาณิชยการ|เทคโนโลยี|นาฏศิลป|ชุมชน)?|สถาบัน(?:การ)?อาชีวศึกษา(?:ภาค)?|สำนักงาน(?:ศึกษาธิการ|อาชีวศึกษา)?จังหวัด|โรงเรียน|มหาวิทยาลัย|จังหวัด|อำเภอ|ตำบล)/;
const ABBREVIATED_KIND = /^(?:[\u0e01-\u0e2e]{1,5}\.)+\s*/;
const TITLE = /^(?:นางสาว|นาย|นาง|ว่าที่\s?ร้อยตรี|(?:[\u0e01-\u0e2e]{1,3}\.)+)\s*/;
const THAI_NAME = /^[\u0e01-\u0e3a\u0e40-\u0e4e]{3,}$/;
/** Greatest width of a name that is kept on one line, in columns. */
const MAX_COLUMNS = 15;

/** Own names of an office, such as บ้านค่าย of วิทยาลัยเทคนิคบ้านค่าย; none if its name is made of words alone. */
export function listOfficeNames(name: string): string[] {
  const own = name.replace(KIND, '').replace(ABBREVIATED_KIND, '').trim();
  return own === name.trim() ? [] : keepNames(own);
}

/** Given and family names of a person, without the title. */
export const listPersonNames = (name: string): string[] => keepNames(name.trim().replace(TITLE, ''));

const keepNames = (names: string): string[] =>
  names.split(/\s+/).filter((name) => THAI_NAME.test(name) && countColumns(name) <= MAX_COLUMNS);
