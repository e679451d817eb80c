import type { LinkSeed } from './shapes';

const list: readonly [string, string][] = [
  ['ระบบทวิภาคี', 'https://dual.example.org/'],
  ['ศูนย์ข้อมูลเปิด', 'https://data.example.org/'],
  ['สมัครเรียนออนไลน์', 'https://admission.example.org/'],
  ['คลังสื่อการสอน', 'https://media.example.org/'],
  ['ตลาดงานสายอาชีพ', 'https://jobs.example.org/'],
  ['มาตรฐานวิชาชีพ', 'https://standards.example.org/'],
  ['ส่งออกข่าว', '/document/export_news/'],
  ['ร้องเรียนและเสนอแนะ', '/participation/'],
];

export const links: readonly LinkSeed[] = list.map(([label, target], index) => ({ label, target, order: index + 1 }));
