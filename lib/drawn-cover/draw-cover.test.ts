import sharp from 'sharp';
import { drawCover, placeInBox } from './draw-cover';
import { drawTextBlock } from './draw-text';
import { type CoverFacts, type CoverFormat, coverFormats, coverLayouts } from './drawn-cover.schema';

const facts: CoverFacts = {
  ...{ headline: 'ที่ปี่ก๊น้ำ', category: 'ข่าว', office: 'หน่วยงาน', color: '#b5562f', colorDeep: '#74101f' },
  ...{ layout: 'headline', turn: 0 },
};

test.each(coverLayouts)('%s is drawn as WebP in the width asked for', async (layout) => {
  const webp = await drawCover(
    { ...facts, layout, figure: '15 ส.ค.' },
    { format: 'wide', encoding: 'webp', width: 640 },
  );
  expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 });
});

test.each<CoverFormat>(['wide', 'card', 'tall', 'mark', 'link'])(
  '%s is drawn as PNG in its own size',
  async (format) => {
    const png = await drawCover(facts, { format, encoding: 'png' });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...coverFormats[format], hasAlpha: false });
  },
);

test.each([
  '',
  ' ',
  '\u0000\u0007',
  '\ud800 ก',
  'ก'.repeat(5_000),
  '😀'.repeat(90),
  '&#x0; &bogus; <',
  '<span foreground="red">',
  'A'.repeat(300),
  'น้ำ '.repeat(200),
])('any text can be drawn (%#)', async (text) => {
  const given = { ...facts, headline: text, category: text, office: text, figure: text, deadline: text };
  for (const layout of ['figure', 'panel'] as const) {
    const png = await drawCover({ ...given, layout }, { format: 'link', encoding: 'png' });
    expect(await sharp(png).metadata()).toMatchObject(coverFormats.link);
  }
});

test('other words, colours or a logo give another picture, the same give the same', async () => {
  const draw = (given: Partial<CoverFacts>, logo?: Uint8Array) =>
    drawCover({ ...facts, ...given }, { format: 'mark', encoding: 'png', logo });
  const logo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
  const pictures = await Promise.all([
    draw({}),
    draw({ figure: '12 คน' }),
    draw({ colorDeep: '#1d3f5c' }),
    draw({ turn: 1 }),
    draw({}, logo),
  ]);
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(5);
  expect(await draw({})).toEqual(pictures[0]);
});

test('a number is drawn smaller rather than parted', async () => {
  const box = { left: 0, top: 0, width: 120, height: 100 };
  const block = { text: '690,000', box, sizes: [60, 40, 20], color: '#000000', align: 'left', place: 'top' } as const;
  const { width, height } = await drawTextBlock({ ...block, isFigure: true });
  expect(width).toBeLessThanOrEqual(box.width);
  expect(height).toBeLessThan(40);
});

test('a text stands at its side of its box', () => {
  const box = { left: 10, top: 20, width: 100, height: 50 };
  const drawn = { width: 40, height: 10 };
  expect(placeInBox({ box, align: 'left', place: 'top' }, drawn)).toEqual({ left: 10, top: 20 });
  expect(placeInBox({ box, align: 'centre', place: 'middle' }, drawn)).toEqual({ left: 40, top: 40 });
  expect(placeInBox({ box, align: 'right', place: 'bottom' }, drawn)).toEqual({ left: 70, top: 60 });
});
