import { listSheetFacts } from './sheet-facts';

const head = { title: 'ข่าว', filters: [['สถานะ', 'รออนุมัติ']] as const, madeAt: new Date('2026-11-20T03:05:00Z') };

test('a file says what it lists, by which filters, how many rows, and when it was made', () => {
  expect(listSheetFacts(head, 1_204)).toEqual([
    ['รายการ', 'ข่าว'],
    ['สถานะ', 'รออนุมัติ'],
    ['จำนวนแถว', '1,204'],
    ['สร้างไฟล์เมื่อ', '20 พ.ย. 2569 10.05 น.'],
  ]);
});

test('a whole list says that it is not filtered', () => {
  expect(listSheetFacts({ ...head, filters: [] }, 0)).toContainEqual(['ตัวกรอง', 'ไม่ได้กรอง']);
});

test('a file that is full says that there may be more', () => {
  const count = (rows: number) => new Map(listSheetFacts({ ...head, most: 20 }, rows)).get('จำนวนแถว');
  expect(count(19)).toBe('19');
  expect(count(20)).toContain('20 แถวแรก');
});
