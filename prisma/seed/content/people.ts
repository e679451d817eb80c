import { hashText, type Random } from './random';

const maleNames = [
  'สมชาย',
  'ธนากร',
  'วีรพงษ์',
  'ณัฐวุฒิ',
  'กิตติศักดิ์',
  'ปรีชา',
  'อนุชา',
  'ศุภชัย',
  'ชัยวัฒน์',
  'พงศกร',
  'ภูริพัฒน์',
  'จักรกฤษณ์',
  'ประเสริฐ',
  'สุรเดช',
  'อภิวัฒน์',
  'ธีรเดช',
  'นพดล',
  'เอกลักษณ์',
  'วรวุฒิ',
  'ก้องภพ',
  'พีรพัฒน์',
  'ทวีศักดิ์',
] as const;
const femaleNames = [
  'สุภาพร',
  'กนกวรรณ',
  'พิมพ์ชนก',
  'วรรณภา',
  'ศิริลักษณ์',
  'จิราพร',
  'นภัสสร',
  'ปาริชาต',
  'รัตนาภรณ์',
  'อรุณี',
  'ชลธิชา',
  'มณีรัตน์',
  'เบญจวรรณ',
  'ธัญชนก',
  'กมลชนก',
  'วิไลวรรณ',
  'สุกัญญา',
  'ณัฐณิชา',
  'ปิยะนุช',
  'ลลิตา',
  'อัญชลี',
  'พรทิพย์',
] as const;
const familyNames = [
  'แก้วดอยคำ',
  'วงศ์สุวรรณศิลป์',
  'ศรีบุญเรืองไทย',
  'ทองประเสริฐกุล',
  'จันทร์แจ่มฟ้า',
  'พงษ์ไพศาลกิจ',
  'อินทรวิเศษ',
  'สายธารทอง',
  'มั่นคงวิทยา',
  'รุ่งเรืองช่าง',
  'บุญยืนยง',
  'เพชรกล้าหาญ',
  'ใจงามดี',
  'คำแสนหล้า',
  'ชัยมงคลวัฒน์',
  'ดวงมณีรุ่ง',
  'นาคประดิษฐ์',
  'สุขสวัสดิ์ชัย',
  'ปัญญาวัฒนกุล',
  'ไชยวงค์คำ',
  'ศิลาทิพย์',
  'พูนทรัพย์ทวี',
  'เรืองวิชาชีพ',
  'วัฒนกิจการ',
  'แสงอรุณรัตน์',
  'ธาราวิจิตร',
  'กล้าณรงค์กิจ',
  'สมบัติพาณิชย์ศิลป์',
  'ยอดขุนเขา',
  'รักษ์ถิ่นไทย',
] as const;

export type Person = { title: string; firstName: string; lastName: string; female: boolean };

/** An invented adult. */
export function makePerson(random: Random): Person {
  const female = random.chance(0.5);
  const firstName = female ? random.pick(femaleNames) : random.pick(maleNames);
  const title = female ? random.pick(['นาง', 'นางสาว']) : 'นาย';
  return { title, firstName, lastName: random.pick(familyNames), female };
}

/** 'นายธนากร แก้วดอยคำ' */
export const formatFullName = (person: Person) => `${person.title}${person.firstName} ${person.lastName}`;

/** Name of the head, the same in every story of an organisation, so that its news are consistent. */
export function getHeadName(organisationKey: string): string {
  const value = hashText(`head/${organisationKey}`);
  const female = value % 3 === 0;
  const names = female ? femaleNames : maleNames;
  const first = names[(value >>> 3) % names.length];
  const last = familyNames[(value >>> 9) % familyNames.length];
  const doctor = (value >>> 14) % 4 === 0 ? 'ดร.' : female ? 'นาง' : 'นาย';
  return `${doctor}${first} ${last}`;
}

/** True if the first name in a full name is one of the women's. */
export const isFemaleName = (fullName: string): boolean => femaleNames.some((name) => fullName.includes(name));

/** The invented leaders of the agency: the secretary-general and three deputies. */
export const leaders = [
  { name: 'ดร.ธีรภัทร มั่นคงวิทยา', post: 'เลขาธิการสำนักงานอาชีวศึกษาแห่งชาติ', short: 'เลขาธิการ สอช.' },
  { name: 'นางวรรณวิสา เรืองวิชาชีพ', post: 'รองเลขาธิการสำนักงานอาชีวศึกษาแห่งชาติ', short: 'รองเลขาธิการ สอช.' },
  { name: 'นายภาคภูมิ ปัญญาวัฒนกุล', post: 'รองเลขาธิการสำนักงานอาชีวศึกษาแห่งชาติ', short: 'รองเลขาธิการ สอช.' },
  { name: 'ดร.ศศิธร ธาราวิจิตร', post: 'ที่ปรึกษาด้านมาตรฐานอาชีวศึกษา', short: 'ที่ปรึกษา สอช.' },
] as const;
