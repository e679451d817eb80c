import type { AreaScreen } from './schema';

const ITEMS = ['id', 'new'] as const;
/** Provinces and institutes edit and close the organisations that belong to them but cannot add any. */
const EXISTING_ITEMS = ['id'] as const;

const USERS = ['users'] as const;

/** Screens for organisations and their people. */
export const peopleScreens = {
  colleges: {
    screen: 'organisations',
    title: { th: 'สถานศึกษา', en: 'Colleges' },
    lead: 'รายชื่อและสถานะของสถานศึกษาทุกแห่ง เพิ่ม แก้ไข เปิดและปิดการใช้งาน นำเข้าและส่งออกข้อมูล',
    icon: 'college',
    items: ITEMS,
    imports: 'organisations',
  },
  memberColleges: {
    screen: 'organisations',
    title: { th: 'สถานศึกษา', en: 'Colleges' },
    lead: 'รายชื่อและสถานะของสถานศึกษาในความดูแล แก้ไขข้อมูล เปิดและปิดการใช้งาน',
    icon: 'college',
    items: EXISTING_ITEMS,
  },
  seenColleges: {
    screen: 'organisations',
    title: { th: 'สถานศึกษา', en: 'Colleges' },
    lead: 'รายชื่อสถานศึกษา สถานะการใช้งาน และจำนวนข่าวของแต่ละแห่ง',
    icon: 'college',
    items: EXISTING_ITEMS,
  },
  units: {
    screen: 'organisations',
    title: { th: 'หน่วย/กลุ่ม/ศูนย์', en: 'Units, groups and centres' },
    lead: 'รายชื่อและบัญชีของหน่วย/กลุ่ม/ศูนย์ เพิ่ม แก้ไข เปิดและปิดการใช้งาน',
    icon: 'unit',
    items: ITEMS,
    imports: 'organisations',
  },
  departments: {
    screen: 'organisations',
    title: { th: 'สำนัก/ศูนย์', en: 'Departments and centres' },
    lead: 'รายชื่อและบัญชีของสำนักและศูนย์ เพิ่ม แก้ไข เปิดและปิดการใช้งาน',
    icon: 'department',
    items: ITEMS,
    imports: 'organisations',
  },
  institutes: {
    screen: 'organisations',
    title: { th: 'สถาบันการอาชีวศึกษา', en: 'Institutes' },
    lead: 'รายชื่อและบัญชีของสถาบันการอาชีวศึกษา เพิ่ม แก้ไข เปิดและปิดการใช้งาน',
    icon: 'institute',
    items: ITEMS,
    imports: 'organisations',
  },
  provinces: {
    screen: 'organisations',
    title: { th: 'อาชีวศึกษาจังหวัด', en: 'Provincial offices' },
    lead: 'รายชื่อและบัญชีของอาชีวศึกษาจังหวัด เพิ่ม แก้ไข เปิดและปิดการใช้งาน',
    icon: 'province',
    items: ITEMS,
    imports: 'organisations',
  },
  organisationPages: {
    screen: 'organisation',
    title: { th: 'ภาพรวมหน่วยงาน', en: 'Organisations at a glance' },
    lead: 'สุขภาพของหน่วยงาน และทุกเรื่องของหน่วยงานหนึ่งในหน้าเดียว',
    icon: 'unit',
    items: EXISTING_ITEMS,
  },
  /** The viewer's own organisation, and those that it supervises. */
  ownOrganisation: {
    screen: 'organisation',
    title: { th: 'หน่วยงานของเรา', en: 'Our organisation' },
    lead: 'สุขภาพของหน่วยงาน และทุกเรื่องของหน่วยงานในหน้าเดียว',
    icon: 'unit',
    items: EXISTING_ITEMS,
  },
  collegeUsers: {
    screen: 'people',
    people: USERS,
    title: { th: 'ผู้ใช้งานสถานศึกษา', en: 'College users' },
    lead: 'บัญชีผู้ใช้งานของสถานศึกษาทุกแห่ง เพิ่ม แก้ไข เปิดปิดบัญชี และส่งรหัสผ่านใหม่',
    icon: 'card',
    items: ITEMS,
    imports: 'collegeUsers',
  },
  ownUsers: {
    screen: 'people',
    people: USERS,
    title: { th: 'จัดการผู้ใช้งาน', en: 'Manage users' },
    lead: 'บัญชีผู้ใช้งานของสถานศึกษา เพิ่ม แก้ไข เปิดปิดบัญชี และส่งรหัสผ่านใหม่',
    icon: 'people',
    items: ITEMS,
    imports: 'collegeUsers',
  },
  prStaff: {
    screen: 'people',
    people: ['staff', 'users'],
    title: { th: 'เจ้าหน้าที่ประชาสัมพันธ์', en: 'PR staff' },
    lead: 'บัญชีเจ้าหน้าที่ประชาสัมพันธ์ของสถานศึกษาในความดูแล เปิดปิดบัญชีและส่งรหัสผ่านใหม่',
    icon: 'people',
    items: ITEMS,
  },
  members: {
    screen: 'members',
    title: { th: 'สมาชิกทั่วไป', en: 'General members' },
    lead: 'รายชื่อสมาชิกทั่วไป ค้นหา เปิดและปิดบัญชี',
    icon: 'people',
    items: EXISTING_ITEMS,
  },
  systemUsers: {
    screen: 'people',
    people: ['staff'],
    passwordRequests: true,
    title: { th: 'ผู้ใช้งานระบบ', en: 'System users' },
    lead: 'คำขอลงทะเบียนของสถานศึกษาและหน่วยงานที่รอการอนุมัติ และบัญชีเจ้าหน้าที่ทุกหน่วยงาน',
    icon: 'key',
    imports: 'staff',
    items: ITEMS,
  },
} as const satisfies Record<string, AreaScreen>;
