import { drawnShapes, getDrawnUrl, readDrawnFile, toDrawnSource } from './drawn-address.rules';
import { type DrawnItem, hashDrawnItem, toCoverFacts } from './drawn-cover.rules';

const item: DrawnItem = {
  id: 7,
  topic: 'วิทยาลัยเปิดบ้านวิชาการ',
  category: { name: 'ข่าว', color: '#b5562f', colorDeep: '#74101f' },
  organisation: { name: 'วิทยาลัยเทคนิคดอยคำ', logoId: null },
};

test('the version changes with headline, category, office and logo, and with nothing else', () => {
  const { category, organisation } = item;
  const versions = [
    item,
    { ...item, topic: 'วิทยาลัยเปิดบ้าน' },
    { ...item, category: { ...category, name: 'ข่าวใหม่' } },
    { ...item, category: { ...category, color: '#000000' } },
    { ...item, category: { ...category, colorDeep: '#000000' } },
    { ...item, organisation: { ...organisation, name: 'วิทยาลัยเทคนิค' } },
    { ...item, organisation: { ...organisation, logoId: 3 } },
  ].map(hashDrawnItem);
  expect(new Set(versions).size).toBe(versions.length);
  expect(hashDrawnItem({ ...item })).toBe(versions[0]);
  expect(versions[0]).toMatch(/^[0-9a-z]{14}$/);
});

test('a headline with a figure shows it; others take turns', () => {
  expect(toCoverFacts({ ...item, topic: 'ทุนละ 12,000 บาท ถึง 15 สิงหาคม 2569' })).toMatchObject({
    ...{ layout: 'figure', figure: '12,000 บาท', deadline: '15 ส.ค. 2569', office: item.organisation.name },
  });
  const layouts = [1, 2, 3, 4].map((id) => toCoverFacts({ ...item, id }).layout);
  expect(new Set(layouts).size).toBe(3);
  expect(layouts[0]).toBe(layouts[3]);
});

test('every address of a page can be read, and no other', () => {
  for (const shape of ['wide', 'card', 'tall', 'mark'] as const) {
    for (const width of drawnShapes[shape].widths) {
      const { pathname } = new URL(getDrawnUrl({ id: 7, version: 'v' }, shape, width), 'http://portal.test');
      expect(readDrawnFile(pathname.replace('/covers/', ''))).toEqual({ id: 7, shape, width });
    }
  }
  for (const file of [
    ...['7-card-641.webp', '7-card-0640.webp', '7-link-640.webp', '07-card-640.webp', '0-card-640.webp', '7.webp'],
    ...['-7-card-640.webp', '7-card-640.png', '7-card-640.webp.webp', '7-card-640', '../7-card-640.webp', ''],
    ...['7-toString-640.webp', '99999999999-card-640.webp', '7-card-1e3.webp'],
  ])
    expect(readDrawnFile(file)).toBeUndefined();
});

test('a picture names all its widths', () => {
  expect(toDrawnSource({ id: 7, version: 'v' }, 'card')).toEqual({
    src: '/covers/7-card-640.webp?v=v',
    srcSet: '/covers/7-card-640.webp?v=v 640w, /covers/7-card-1280.webp?v=v 1280w',
    width: 640,
    height: 400,
  });
});
