import {
  completeLayout,
  describeLayout,
  formatLayout,
  getDeskPath,
  orderSections,
  readLayout,
  readPreviewWidth,
  setSectionVisible,
  toSectionId,
} from './layout.rules';
import { defaultLayout, sectionKinds } from './layout.schema';

const kinds = (layout: typeof defaultLayout) => layout.sections.map(({ kind }) => kind);

test('sections are put in the order of their ids', () => {
  const ids = sectionKinds.map(toSectionId).toReversed();
  expect(kinds(orderSections(defaultLayout, ids))).toEqual(sectionKinds.toReversed());
});

test('a stored layout without a newer section shows it at the end, and keeps what is off', () => {
  const old = { onlineFrom: 5, sections: [{ kind: 'videos', visible: false } as const] };
  const { sections, onlineFrom } = completeLayout(old);
  expect(sections).toHaveLength(sectionKinds.length);
  expect(sections[0]).toEqual({ kind: 'videos', visible: false });
  expect(sections.slice(1).every(({ visible }) => visible)).toBe(true);
  expect(onlineFrom).toBe(5);
});

test('a layout is read as it was written', () => {
  const layout = setSectionVisible({ ...defaultLayout, onlineFrom: 7 }, toSectionId('banners'), false);
  expect(formatLayout(layout)).toMatch(/^main,-banners,.*;7$/);
  expect(readLayout(formatLayout(layout))).toEqual(layout);
  expect(formatLayout(null)).toBe('');
});

test.each([
  '',
  'main',
  'main,',
  'main;',
  'main;-1',
  'main;1.5',
  'main;x',
  'forged;3',
  '--main;3',
  `${'main,'.repeat(20)}main;3`,
])('%j is no layout', (text) => {
  expect(readLayout(text)).toBeUndefined();
});

test('the audit log names sections in Thai, and those that are off', () => {
  const { sections, onlineFrom } = describeLayout(setSectionVisible(defaultLayout, toSectionId('links'), false));
  expect(sections).toContain('ข่าวเด่น');
  expect(sections).toContain('ลิงก์ที่เป็นประโยชน์ (ซ่อนอยู่)');
  expect(onlineFrom).toBe(defaultLayout.onlineFrom);
});

test('each role returns to its own desk', () => {
  expect(getDeskPath('newseditors')).toBe('/newseditor/front_page');
  expect(getDeskPath('VecAdmin')).toBe('/administrator/site?part=front');
});

test('the preview is open unless it was closed; a forged one is that of a wide window', () => {
  expect(readPreviewWidth({})).toBe('desktop');
  expect(readPreviewWidth({ preview: 'none' })).toBeUndefined();
  expect(readPreviewWidth({ preview: 'phone' })).toBe('phone');
  expect(readPreviewWidth({ preview: '1' })).toBe('desktop');
});
