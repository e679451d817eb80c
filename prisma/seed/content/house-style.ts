/** Templates of categories by their ids; none of them stops an item. */
export const templates: readonly { categoryId: number; headings: readonly string[] }[] = [
  { categoryId: 1005, headings: ['คุณสมบัติผู้สมัคร', 'เอกสารที่ใช้', 'กำหนดการ', 'ช่องทางสมัคร'] },
  { categoryId: 1007, headings: ['ตำแหน่งและอัตรา', 'คุณสมบัติ', 'วิธีสมัคร', 'ติดต่อสอบถาม'] },
];

/** Spellings that are not used, each with its replacement. */
export const houseWords: readonly (readonly [avoided: string, right: string])[] = [
  ['อินเตอร์เน็ต', 'อินเทอร์เน็ต'],
  ['เว็บไซด์', 'เว็บไซต์'],
  ['อีเมล์', 'อีเมล'],
  ['อนุญาติ', 'อนุญาต'],
  ['กระทันหัน', 'กะทันหัน'],
  ['สัมนา', 'สัมมนา'],
];
