import {
  formatDrops,
  readMoveChoice,
  readPictureWish,
  readSinceDays,
  toNewSourceHref,
  toRunHref,
  toSourceHref,
} from './move-screen.rules';

const read = (href: string) => readMoveChoice(Object.fromEntries(new URL(href, 'http://x').searchParams));

test('each address leads to what it was made for', () => {
  expect(read('/m')).toMatchObject({ isNew: false, source: undefined, run: undefined, part: 'runs', page: 1 });
  expect(read(toNewSourceHref('/m'))).toMatchObject({ isNew: true });
  expect(read(toSourceHref('/m', 3))).toMatchObject({ source: 3, part: 'runs' });
  expect(read(toSourceHref('/m', 3, 'offices', 2))).toMatchObject({ source: 3, part: 'offices', page: 2 });
  expect(read(toRunHref('/m', 4))).toMatchObject({ run: 4, tab: undefined, item: '' });
  expect(read(toRunHref('/m', 4, 'failed', 5))).toMatchObject({ run: 4, tab: 'failed', page: 5 });
  expect(read(toRunHref('/m', 4, undefined, 1, 'ก&ข=1'))).toMatchObject({ run: 4, item: 'ก&ข=1' });
});

test('forged values fall back to the beginning', () => {
  const forged = read('/m?source=1e3&run=-1&part=x&tab=y&page=0&connect=old');
  expect(forged).toMatchObject({
    source: undefined,
    run: undefined,
    part: 'runs',
    tab: undefined,
    page: 1,
    isNew: false,
  });
});

test('wishes of forms are read, and what is none is left to the schema to refuse', () => {
  expect(['all', 'none', 'first-reader', '3', '0', 'x'].map(readPictureWish)).toEqual([
    ...['all', 'none', 'first-reader', 3, '0', 'x'],
  ]);
  expect(['all', '7', '0', 'x'].map(readSinceDays)).toEqual([null, 7, '0', 'x']);
});

test('losses are one line, kinds in Thai where they are known', () => {
  const drops = [
    { kind: 'picture', detail: '/a.png', count: 2 },
    { kind: 'other', detail: '', count: 1 },
  ];
  expect(formatDrops(drops)).toBe('ภาพ /a.png ×2 · other');
});
