import { bindFields } from './bind-fields';

const messages = {
  'banners.title': 'ชื่อ',
  'banners.titleHint': 'ไม่เกินหนึ่งบรรทัด',
  'banners.target': { th: 'ลิงก์', en: 'Link' },
  'banners.startsAt': 'เริ่ม',
  'links.label': 'ชื่อลิงก์',
} as const;

test('a field takes its label, hint and value by its name', () => {
  const field = bindFields(messages, 'banners', { title: 'รับสมัคร', target: '/admission/', startsAt: new Date() });
  expect(field('title')).toEqual({
    name: 'title',
    label: 'ชื่อ',
    hint: 'ไม่เกินหนึ่งบรรทัด',
    defaultValue: 'รับสมัคร',
  });
  expect(field('target')).toEqual({ name: 'target', label: 'ลิงก์', hint: undefined, defaultValue: '/admission/' });
  expect(field('startsAt').defaultValue).toBeUndefined();
});

test('a new entry has no values', () => {
  expect(bindFields(messages, 'banners')('title').defaultValue).toBeUndefined();
});
