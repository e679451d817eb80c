import type { Place } from './schema';

const ITEMS = ['id', 'new'] as const;
/** Provinces and institutes edit and close what belongs to them, but add none. */
const KEPT_ITEMS = ['id'] as const;

/** Organisations, and the people in them. */
export const peoplePlaces = {
  colleges: {
    screen: 'later',
    title: { th: 'สถานศึกษา', en: 'Colleges' },
    lead: 'รายชื่อและสถานะของสถานศึกษาทุกแห่ง เพิ่ม แก้ไข เปิดและปิดการใช้งาน นำเข้าและส่งออกข้อมูล',
    icon: 'college',
    items: ITEMS,
  },
  memberColleges: {
    screen: 'later',
    title: { th: 'สถานศึกษา', en: 'Colleges' },
    lead: 'รายชื่อและสถานะของสถานศึกษาในความดูแล แก้ไขข้อมูล เปิดและปิดการใช้งาน',
    icon: 'college',
    items: KEPT_ITEMS,
  },
  seenColleges: {
    screen: 'later',
    title: { th: 'สถานศึกษา', en: 'Colleges' },
    lead: 'รายชื่อสถานศึกษา สถานะการใช้งาน และจำนวนข่าวของแต่ละแห่ง',
    icon: 'college',
    items: KEPT_ITEMS,
  },
  units: {
    screen: 'later',
    title: { th: 'หน่วย/กลุ่ม/ศูนย์', en: 'Units, groups and centres' },
    lead: 'รายชื่อและบัญชีของหน่วย กลุ่ม และศูนย์ เพิ่ม แก้ไข เปิดและปิดการใช้งาน',
    icon: 'unit',
    items: ITEMS,
  },
  departments: {
    screen: 'later',
    title: { th: 'สำนัก/ศูนย์', en: 'Departments and centres' },
    lead: 'รายชื่อและบัญชีของสำนักและศูนย์ เพิ่ม แก้ไข เปิดและปิดการใช้งาน',
    icon: 'department',
    items: ITEMS,
  },
  institutes: {
    screen: 'later',
    title: { th: 'สถาบันการอาชีวศึกษา', en: 'Institutes' },
    lead: 'รายชื่อและบัญชีของสถาบันการอาชีวศึกษา เพิ่ม แก้ไข เปิดและปิดการใช้งาน',
    icon: 'institute',
    items: ITEMS,
  },
  provinces: {
    screen: 'later',
    title: { th: 'อาชีวศึกษาจังหวัด', en: 'Provincial offices' },
    lead: 'รายชื่อและบัญชีของสำนักงานอาชีวศึกษาจังหวัด เพิ่ม แก้ไข เปิดและปิดการใช้งาน',
    icon: 'province',
    items: ITEMS,
  },
  collegeUsers: {
    screen: 'later',
    title: { th: 'ผู้ใช้งานสถานศึกษา', en: 'College users' },
    lead: 'บัญชีผู้ใช้งานของสถานศึกษาทุกแห่ง เพิ่ม แก้ไข เปิดปิดบัญชี และส่งรหัสผ่านใหม่',
    icon: 'card',
    items: ITEMS,
  },
  ownUsers: {
    screen: 'later',
    title: { th: 'จัดการผู้ใช้งาน', en: 'Manage users' },
    lead: 'บัญชีผู้ใช้งานของสถานศึกษา เพิ่ม แก้ไข เปิดปิดบัญชี และส่งรหัสผ่านใหม่',
    icon: 'people',
    items: ITEMS,
  },
  prStaff: {
    screen: 'later',
    title: { th: 'เจ้าหน้าที่ประชาสัมพันธ์', en: 'PR staff' },
    lead: 'บัญชีเจ้าหน้าที่ประชาสัมพันธ์ของสถานศึกษาในความดูแล เปิดปิดบัญชีและส่งรหัสผ่านใหม่',
    icon: 'people',
    items: ITEMS,
  },
  members: {
    screen: 'later',
    title: { th: 'สมาชิกทั่วไป', en: 'General members' },
    lead: 'รายชื่อสมาชิกทั่วไป ค้นหา เปิดและปิดบัญชี',
    icon: 'people',
    items: ITEMS,
  },
  systemUsers: {
    screen: 'registrations',
    title: { th: 'ผู้ใช้งานระบบ', en: 'System users' },
    lead: 'คำขอลงทะเบียนของสถานศึกษาและหน่วยงานที่รอการอนุมัติ',
    icon: 'key',
  },
} as const satisfies Record<string, Place>;
