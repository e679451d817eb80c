import type { AreaScreen } from './schema';

/** Screens over what the system did and how it is. */
export const systemScreens = {
  audit: {
    screen: 'audit',
    title: { th: 'บันทึกการใช้งาน', en: 'Audit log' },
    lead: 'ใครทำอะไร เมื่อใด จากที่ใด ค้นหาและส่งออกได้',
    icon: 'log',
  },
  mail: {
    screen: 'mail',
    title: { th: 'อีเมลขาออก', en: 'Mail outbox' },
    lead: 'อีเมลที่รอส่ง ส่งแล้ว และส่งไม่สำเร็จ พร้อมปุ่มส่งอีกครั้ง',
    icon: 'outbox',
  },
  system: {
    screen: 'system',
    title: { th: 'สถานะระบบ', en: 'System status' },
    lead: 'การสำรองข้อมูล ดิสก์ คิวงาน ใบรับรอง ข้อผิดพลาด และสิ่งที่ต้องแก้ พร้อมวิธีแก้',
    icon: 'pulse',
  },
} as const satisfies Record<string, AreaScreen>;
