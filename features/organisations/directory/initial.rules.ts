/** Kinds of organisations at the beginning of names, longest first where one begins another. */
const KIND_WORDS =
  /^(?:.*จังหวัด|วิทยาลัย(?:เทคนิค|อาชีวศึกษา|การอาชีพ|สารพัดช่าง|เกษตรและเทคโนโลยี|ประมง|พณิชยการ|บริหารธุรกิจและการท่องเที่ยว|บริหารธุรกิจ|ศิลปหัตถกรรม|เทคโนโลยีและการจัดการ)?|สถาบัน(?:การ)?อาชีวศึกษา|สำนักงาน|สำนัก|ศูนย์|กลุ่ม|หน่วย)/;
const LETTER = /[ก-ฮA-Za-z]/;

/**
 * Letter of a name in the directory: the first consonant after the words that nearly all names begin with, as Thai
 * dictionaries sort by the consonant and not by the vowel before it. Empty for a name without letters.
 */
export function findInitial(name: string): string {
  const [letter] = LETTER.exec(name.replace(KIND_WORDS, '')) ?? LETTER.exec(name) ?? [''];
  return letter.toUpperCase();
}
