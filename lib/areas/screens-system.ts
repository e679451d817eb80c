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
  moving: {
    screen: 'moving',
    title: { th: 'ย้ายจากเว็บเดิม', en: 'Moving in' },
    lead: 'ย้ายข่าวจากเว็บเดิมที่ยังเปิดอยู่ ทำซ้ำได้จนถึงวันเปลี่ยนเว็บ ข่าวที่แก้ที่นี่แล้วไม่ถูกเขียนทับ',
    icon: 'folder',
  },
  moveProof: {
    screen: 'moveProof',
    title: { th: 'ตรวจเทียบกับเว็บเดิม', en: 'Proof of the move' },
    lead: 'เทียบจำนวนข่าว เนื้อข่าวที่สุ่ม ที่อยู่เดิม และไฟล์ ระหว่างเว็บเดิมกับเว็บนี้',
    icon: 'matrix',
  },
  oldAddresses: {
    screen: 'oldAddresses',
    title: { th: 'ที่อยู่เดิม', en: 'Old addresses' },
    lead: 'ที่อยู่ของเว็บเดิมและหน้าที่ผู้อ่านจะไปถึง ค้นหา เพิ่ม และนำออกได้',
    icon: 'map',
  },
} as const satisfies Record<string, AreaScreen>;
