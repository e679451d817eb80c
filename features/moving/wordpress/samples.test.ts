import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readForeignHtml } from '@/lib/rich-text/foreign-html';
import { type SourceItem, sourceItem } from '../moving.schema';
import { createWordpressSource } from './wordpress-source';

const FOLDER = 'features/moving/wordpress/samples';
/** A sample and what comes out of it: fields without a value are left out. */
const expectation = z.object({
  options: z.object({ pages: z.boolean().optional(), since: z.string().optional() }).default({}),
  offices: z.record(z.string(), z.string()).optional(),
  items: z.array(z.record(z.string(), z.unknown())),
  remarks: z.array(z.object({ text: z.string(), detail: z.string() })),
});

const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.xml'))
  .map((file) => file.replace(/\.xml$/, ''));

test('there are at least forty samples', () => {
  expect(names.length).toBeGreaterThanOrEqual(40);
});

test.each(names)('sample %s', async (name) => {
  const expected = expectation.parse(JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')));
  const { pages = false, since } = expected.options;
  const polite = { paceMs: 0, retries: 0, backoffMs: 0, privateHosts: new Set<string>() };
  const source = createWordpressSource({ file: join(FOLDER, `${name}.xml`), pages, ...polite });
  try {
    await source.probe();
    const { offices } = await source.readSite();
    const items: SourceItem[] = [];
    const report = await source.listItems(since ? new Date(since) : undefined, async (window) => {
      // Items are stored between listing and writing.
      items.push(...window.map((item) => sourceItem.parse(JSON.parse(JSON.stringify(item)))));
    });
    expect({
      options: expected.options,
      offices: Object.fromEntries(offices.map((office) => [office.code, office.name])),
      items: items.map(describeItem),
      remarks: report.remarks,
    }).toEqual(expected);
  } finally {
    source.close();
  }
});

/** An item as it would be written: its text cleaned, with pictures of the portal numbered in their order. */
function describeItem({ html, notes, pictures, cover, keptId, base, isCut, ...item }: SourceItem) {
  const named = new Map<string, string>();
  const { html: text, dropped } = readForeignHtml(html, (src) => {
    const own = named.get(src) ?? `/media/${named.size + 1}.webp`;
    named.set(src, own);
    return own;
  });
  const fields = {
    ...item,
    text,
    pictures: pictures?.map((picture) => Object.values(picture).filter(Boolean).join(' | ')),
    ...{ cover, inText: [...named.keys()] },
    lost: [...notes, ...dropped].map(({ kind, detail, count }) => [kind, detail, count].filter((one) => one !== 1)),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isNothing(value)));
}

const isNothing = (value: unknown): boolean =>
  value === '' || value === 0 || value === null || value === undefined || (Array.isArray(value) && value.length === 0);
