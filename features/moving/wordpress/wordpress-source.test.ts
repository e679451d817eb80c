import type { SourceItem } from '../moving.schema';
import { openLibrary } from './library';
import { aFile, aWxrFile, toHeadXml, toItemXml } from './wordpress.test-support';
import { createWordpressSource, toWindows, WINDOW_ITEMS, WINDOW_LENGTH } from './wordpress-source';
import { CHUNK_BYTES } from './wxr/decode-file';
import { readWxr } from './wxr/read-wxr';

const SITE = 'https://college.example';
const polite = { paceMs: 0, retries: 0, backoffMs: 0, privateHosts: new Set<string>(), pages: false };

test('a large file is staged in windows of bounded size, and no more of it is waiting than a piece of it holds', async () => {
  const text = `<p>${'word '.repeat(1_000)}</p>`;
  const posts = Array.from({ length: 600 }, (_, index) => ({ id: index + 1, content: text }));
  const file = aWxrFile(SITE, posts);
  const source = createWordpressSource({ file, ...polite });
  const windows: number[] = [];
  let open = 0;
  const report = await source.listItems(undefined, async (items) => {
    open += 1;
    expect(open).toBe(1);
    windows.push(items.length);
    await new Promise((resolve) => setImmediate(resolve));
    open -= 1;
  });
  source.close();
  expect(report).toMatchObject({ counted: 600, listed: 600, remarks: [] });
  expect(Math.max(...windows)).toBeLessThanOrEqual(WINDOW_ITEMS);
  // Each item has some 5,000 bytes, of which a piece of the file holds the same number whatever the file's size.
  const perPiece = Math.ceil(CHUNK_BYTES / 5_000);
  expect(windows.length).toBeGreaterThanOrEqual(600 / perPiece / 2);
});

test('windows are bounded by the length of their texts too', () => {
  const items = [1, 2, 3].map((id) => ({ oldId: String(id), html: 'x'.repeat(WINDOW_LENGTH / 2) }) as SourceItem);
  expect([...toWindows(items)].map((window) => window.map(({ oldId }) => oldId))).toEqual([['1', '2'], ['3']]);
});

test('the next piece of a file is read when the one before has been handled', async () => {
  const file = aWxrFile(
    SITE,
    Array.from({ length: 400 }, (_, index) => ({ id: index + 1, content: 'ก'.repeat(1_000) })),
  );
  const seen: number[] = [];
  let items = 0;
  await readWxr(file, {
    item: () => {
      items += 1;
    },
    pause: async () => {
      seen.push(items);
      await new Promise((resolve) => setImmediate(resolve));
      expect(items).toBe(seen.at(-1));
      return true;
    },
  });
  expect(seen.length).toBeGreaterThan(3);
  expect(items).toBe(400);
});

test('a field without end is kept up to its limit, and what follows is read', async () => {
  const huge = 'ก'.repeat(9_000_000);
  const head = toHeadXml(SITE);
  const file = aFile(
    `${head}${toItemXml({ id: 1, content: huge }, SITE)}${toItemXml({ id: 2 }, SITE)}<item><title x="${huge}${toItemXml({ id: 3 }, SITE)}</channel></rss>`,
  );
  const found: { id: string | undefined; length: number; cut: string[] }[] = [];
  const { faults } = await readWxr(file, {
    item: ({ fields, cut }) => {
      found.push({ id: fields.id, length: fields.content?.length ?? 0, cut });
    },
  });
  expect(found.filter(({ id }) => id !== undefined)).toEqual([
    { id: '1', length: 8_000_000, cut: ['content'] },
    { id: '2', length: 14, cut: [] },
    { id: '3', length: 14, cut: [] },
  ]);
  expect(faults.skipped).toBe(1);
});

test('elements that nest without end cost the item that holds them', async () => {
  const file = aFile(
    `${toHeadXml(SITE)}<item><title>${'<a>'.repeat(100_000)}</title></item>${toItemXml({ id: 2 }, SITE)}</channel></rss>`,
  );
  const ids: (string | undefined)[] = [];
  const { faults } = await readWxr(file, { item: ({ fields }) => ids.push(fields.id) });
  expect(ids).toEqual([undefined, '2']);
  expect(faults.skipped).toBe(1);
});

test('a library finds its files by id and by post, wherever they were added', () => {
  const library = openLibrary();
  try {
    for (let id = 5_000; id > 0; id -= 1)
      library.addFile({ id, parent: id % 7, order: -id }, { file: `${id}.jpg`, title: '', alt: 'ก', caption: '' });
    library.addBlock(9_000, '<p>บล็อก</p>');
    expect(library.findFile(4_321)).toEqual({ file: '4321.jpg', title: '', alt: 'ก', caption: '' });
    expect(library.findFile(5_001)).toBeUndefined();
    expect(library.findFile(9_000)).toBeUndefined();
    expect(library.findBlock(9_000)).toBe('<p>บล็อก</p>');
    expect(
      library
        .listFilesOf(3)
        .slice(0, 2)
        .map(({ id }) => id),
    ).toEqual([4_994, 4_987]);
    expect(library.listFilesOf(8)).toEqual([]);
    library.addFile({ id: 6_000, parent: 8, order: 0 }, { file: 'late.jpg', title: '', alt: '', caption: '' });
    expect(library.listFilesOf(8)).toMatchObject([{ id: 6_000, file: 'late.jpg' }]);
  } finally {
    library.close();
  }
});
