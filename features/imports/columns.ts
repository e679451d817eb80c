import type { ImportColumn, ImportKind } from './imports.schema';

const exampleUrls = { maps: 'https://maps.example.org/x', web: 'https://www.example.ac.th' };

const buildCodeColumn = (example: string): ImportColumn => ({
  name: 'code',
  headings: ['รหัส', 'รหัสสถานศึกษา', 'รหัสหน่วยงาน', 'รหัสวิทยาลัย', 'code'],
  required: true,
  example,
  note: 'อักษรอังกฤษ ตัวเลข . _ - ใช้จับคู่กับข้อมูลเดิม รหัสที่มีอยู่แล้วคือการแก้ไข',
});
const buildNameColumn = (example: string): ImportColumn => ({
  name: 'name',
  headings: ['ชื่อ', 'ชื่อสถานศึกษา', 'ชื่อหน่วยงาน', 'ชื่อวิทยาลัย', 'name'],
  required: true,
  example,
  note: 'ชื่อเต็ม ไม่เกิน 200 ตัวอักษร',
});
const buildShortNameColumn = (example: string): ImportColumn => ({
  name: 'shortName',
  headings: ['ชื่อย่อ', 'short name'],
  example,
  note: 'เว้นว่างได้ ใช้ชื่อเต็มแทน',
});
const province: ImportColumn = {
  name: 'province',
  headings: ['จังหวัด', 'province'],
  required: true,
  example: 'เชียงใหม่',
  note: 'ชื่อจังหวัดภาษาไทยหรืออังกฤษ หรือรหัสจังหวัด',
};
const institute: ImportColumn = {
  name: 'institute',
  headings: ['สถาบัน', 'สถาบันการอาชีวศึกษา', 'institute'],
  example: '',
  note: 'ชื่อหรือรหัสของสถาบัน เว้นว่างได้',
};
const department: ImportColumn = {
  name: 'department',
  headings: ['สำนักต้นสังกัด', 'สำนัก', 'สังกัด', 'department'],
  required: true,
  example: 'สำนักอำนวยการ',
  note: 'ชื่อหรือรหัสของสำนัก',
};
const email: ImportColumn = {
  name: 'email',
  headings: ['อีเมล', 'e-mail', 'email'],
  example: 'office@example.ac.th',
  note: 'เว้นว่างได้ ใช้ส่งรหัสผ่านครั้งแรก',
};
const userName: ImportColumn = {
  name: 'userName',
  headings: ['ชื่อผู้ใช้', 'username', 'user name'],
  example: '',
  note: 'เฉพาะหน่วยงานใหม่ เว้นว่างใช้รหัสแทน',
};
const contact: readonly ImportColumn[] = [
  email,
  { name: 'phone', headings: ['โทรศัพท์', 'เบอร์โทรศัพท์', 'phone'], example: '053000000', note: 'ตัวเลขและเครื่องหมาย' },
  { name: 'address', headings: ['ที่อยู่', 'address'], example: '1 ถนนตัวอย่าง', note: 'ไม่เกิน 500 ตัวอักษร' },
  { name: 'website', headings: ['เว็บไซต์', 'website'], example: exampleUrls.web, note: 'ขึ้นต้นด้วย https:// หรือ http://' },
  {
    name: 'mapUrl',
    headings: ['ลิงก์แผนที่', 'แผนที่', 'map'],
    example: exampleUrls.maps,
    note: 'ขึ้นต้นด้วย https:// หรือ http://',
  },
  userName,
];

const college: ImportColumn = {
  name: 'college',
  headings: ['สถานศึกษา', 'รหัสสถานศึกษา', 'วิทยาลัย', 'college'],
  example: '1320026101',
  note: 'รหัสหรือชื่อสถานศึกษา สถานศึกษาที่นำเข้าเองเว้นว่างได้',
};

/** Columns by kind, in the order of the template. */
export const columnsByKind: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  college: [
    buildCodeColumn('1399000001'),
    buildNameColumn('วิทยาลัยเทคนิคตัวอย่าง'),
    buildShortNameColumn('วท.ตัวอย่าง'),
    province,
    institute,
    ...contact,
  ],
  institute: [
    buildCodeColumn('IVE99'),
    buildNameColumn('สถาบันการอาชีวศึกษาตัวอย่าง'),
    buildShortNameColumn('สอ.ตัวอย่าง'),
    ...contact,
  ],
  province: [
    buildCodeColumn('PVO99'),
    buildNameColumn('อาชีวศึกษาจังหวัดตัวอย่าง'),
    buildShortNameColumn('อศจ.ตัวอย่าง'),
    province,
    ...contact,
  ],
  department: [buildCodeColumn('DEP99'), buildNameColumn('สำนักตัวอย่าง'), buildShortNameColumn('สต.'), ...contact],
  unit: [buildCodeColumn('UNIT99'), buildNameColumn('ศูนย์ตัวอย่าง'), buildShortNameColumn('ศต.'), department, ...contact],
  collegeUsers: [
    college,
    {
      name: 'idCard',
      headings: ['เลขประจำตัวประชาชน', 'เลขบัตรประชาชน', 'เลขประชาชน', 'id card'],
      required: true,
      example: '1101700203451',
      note: '13 หลัก มีขีดหรือเว้นวรรคได้ ใช้จับคู่กับข้อมูลเดิม',
    },
    { name: 'firstName', headings: ['ชื่อ', 'first name'], required: true, example: 'สมชาย', note: 'ไม่ต้องมีคำนำหน้า' },
    { name: 'lastName', headings: ['นามสกุล', 'สกุล', 'last name'], required: true, example: 'ใจดี', note: '' },
    { ...email, example: 'somchai@example.ac.th' },
  ],
  staff: [
    {
      name: 'organisation',
      headings: ['หน่วยงาน', 'รหัสหน่วยงาน', 'สถานศึกษา', 'สังกัด', 'organisation'],
      required: true,
      example: '1320026101',
      note: 'รหัสหรือชื่อหน่วยงาน บัญชีของส่วนกลางเพิ่มได้จากหน้าจอเท่านั้น',
    },
    { ...userName, required: true, example: 'pr.chiangmai', note: 'อักษรอังกฤษ ตัวเลข . _ - ใช้จับคู่กับข้อมูลเดิม' },
    {
      name: 'displayName',
      headings: ['ชื่อที่แสดง', 'ชื่อ-สกุล', 'ชื่อ', 'name'],
      required: true,
      example: 'สมหญิง ใจดี',
      note: 'บัญชีแรกของหน่วยงานเป็นบัญชีกลางและใช้ชื่อหน่วยงาน',
    },
    email,
  ],
};

/** Key column by kind. */
export const keyColumnByKind: Readonly<Record<ImportKind, string>> = {
  ...{ college: 'code', institute: 'code', province: 'code', department: 'code', unit: 'code' },
  ...{ collegeUsers: 'idCard', staff: 'userName' },
};
