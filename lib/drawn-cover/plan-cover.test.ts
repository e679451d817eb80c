import type { Box } from './cover-plan';
import { type CoverFacts, type CoverFormat, coverFormats, coverLayouts } from './drawn-cover.schema';
import { planCover } from './plan-cover';

const facts: CoverFacts = {
  ...{ headline: 'เปิดรับสมัครทุนการศึกษา', category: 'ทุนการศึกษา', office: 'วิทยาลัย', color: '#c79a3d' },
  ...{ colorDeep: '#5c3d0c', layout: 'headline', figure: '12,000 บาท', deadline: '15 ส.ค. 2569', turn: 1 },
};
const formats: readonly CoverFormat[] = ['wide', 'card', 'tall', 'mark', 'link'];
const each = formats.flatMap((format) => coverLayouts.map((layout) => ({ format, layout })));

const overlaps = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

test.each(each)('$format, $layout: every text has its own place inside the picture', ({ format, layout }) => {
  const { texts, emblem, width, height } = planCover({ ...facts, layout }, format);
  expect({ width, height }).toEqual(coverFormats[format]);
  const boxes = texts.map(({ box }) => box);
  const places = emblem ? [...boxes, { ...emblem, width: emblem.size, height: emblem.size }] : boxes;
  for (const [index, place] of places.entries()) {
    expect(Math.min(place.left, place.top, place.width, place.height)).toBeGreaterThan(0);
    expect(place.left + place.width).toBeLessThanOrEqual(width);
    expect(place.top + place.height).toBeLessThanOrEqual(height);
    expect(places.slice(index + 1).filter((other) => overlaps(place, other))).toEqual([]);
  }
});

test.each(each)('$format, $layout: sizes go from large to readable', ({ format, layout }) => {
  for (const { sizes } of planCover({ ...facts, layout }, format).texts) {
    expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => b - a));
    expect((sizes.at(-1) ?? 0) / coverFormats[format].width).toBeGreaterThan(0.014);
  }
});

test.each(coverLayouts)('%s: cards leave the corner of the badge free, larger ones name the category', (layout) => {
  const textsOf = (format: CoverFormat) => planCover({ ...facts, layout }, format).texts;
  const { width, height } = coverFormats.card;
  const badge = { left: 0, top: 0, width: width * 0.6, height: height * 0.16 };
  expect(textsOf('card').filter(({ box }) => overlaps(box, badge))).toEqual([]);
  expect(textsOf('card').some(({ text }) => text === facts.category)).toBe(false);
  for (const format of ['wide', 'link'] as const)
    expect(textsOf(format).some(({ text }) => text === facts.category)).toBe(true);
});

test('small covers show the figure alone, else the emblem', () => {
  expect(planCover(facts, 'mark').texts.map(({ text }) => text)).toEqual(['12,000 บาท']);
  expect(planCover(facts, 'mark').emblem).toBeUndefined();
  const bare = planCover({ ...facts, figure: undefined }, 'mark');
  expect([bare.texts, bare.emblem?.size]).toEqual([[], 150]);
  const [figure] = planCover(facts, 'tall').texts;
  expect((figure?.box.top ?? 0) + (figure?.box.height ?? 0)).toBeLessThan(coverFormats.tall.height * 0.6);
});

test('a figure layout without a figure is one of the headline; a deadline is not repeated', () => {
  expect(planCover({ ...facts, layout: 'figure', figure: undefined }, 'wide')).toEqual(
    planCover({ ...facts, layout: 'headline', figure: undefined }, 'wide'),
  );
  const textsOf = (figure: string) => planCover({ ...facts, layout: 'figure', figure }, 'wide').texts;
  expect(textsOf('12,000 บาท').some(({ text }) => text === 'ถึง 15 ส.ค. 2569')).toBe(true);
  expect(
    textsOf('15 ส.ค.')
      .filter(({ text }) => text.startsWith('ถึง'))
      .map(({ text }) => text),
  ).toEqual(['ถึง 15 ส.ค.']);
});

test('colours that are none never reach the drawing, and neighbours differ', () => {
  expect(planCover({ ...facts, color: 'red"/><x', colorDeep: '' }, 'wide').ground).not.toMatch(/red|""/);
  expect(planCover({ ...facts, turn: 2 }, 'mark').ground).not.toBe(planCover(facts, 'mark').ground);
});
