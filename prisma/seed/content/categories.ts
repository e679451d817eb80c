import type { Category } from './shapes';

const buildCategory = (
  id: number,
  order: number,
  name: string,
  nameEn: string,
  color: readonly [string, string],
): Category => ({
  id,
  name,
  nameEn,
  section: 'news',
  order,
  visible: true,
  color,
});

/** Category preselected by the login page, and the first tab after Home. */
export const PUBLIC_RELATIONS_ID = 1002;
export const LIFESTYLE_ID = 1013;

export const categories: readonly Category[] = [
  buildCategory(1002, 1, 'ข่าวประชาสัมพันธ์', 'Public Relations', ['#74101f', '#b5562f']),
  buildCategory(1001, 2, 'ข่าวผู้บริหาร', 'Executive News', ['#57301a', '#b98d2f']),
  buildCategory(1003, 3, 'ข่าวสถานศึกษา', 'College News', ['#1d3f5c', '#5f8fa8']),
  buildCategory(1004, 4, 'ข่าวจังหวัด', 'Provincial News', ['#23493a', '#7fa06b']),
  buildCategory(1005, 5, 'ทุนการศึกษา', 'Scholarships', ['#5c3d0c', '#c79a3d']),
  buildCategory(1006, 6, 'แข่งขันทักษะ', 'Skills Competitions', ['#7a1a2c', '#d08a3c']),
  buildCategory(1007, 7, 'รับสมัครงาน', 'Jobs', ['#263a66', '#7d8fc0']),
  buildCategory(1008, 8, 'จัดซื้อจัดจ้าง', 'Procurement', ['#3f3a36', '#9a8972']),
  buildCategory(1009, 9, 'ความร่วมมือ', 'Partnerships', ['#123f4a', '#4f9a97']),
  buildCategory(1010, 10, 'จิตอาสา', 'Volunteering', ['#4d2a4f', '#b07a9c']),
  buildCategory(1011, 11, 'นวัตกรรม', 'Innovation', ['#2a2f6b', '#8a6fb0']),
  {
    id: 1012,
    name: 'ข่าวภายใน',
    nameEn: 'Internal News',
    section: 'news',
    order: 12,
    visible: false,
    color: ['#4a4038', '#8f8070'],
  },
  {
    id: LIFESTYLE_ID,
    name: 'ไลฟ์สไตล์',
    nameEn: 'Lifestyle',
    section: 'lifestyle',
    order: 13,
    visible: true,
    color: ['#6b2f3f', '#d9a07a'],
  },
];
