import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { listFilteredIds } from '@/features/news/filter/filter.queries';
import { readNewsFilter } from '@/features/news/filter/filter.rules';
import { db } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { sendLegacy } from '@/lib/legacy-api/legacy-api.test-support';
import { rollTexts } from '@/testing/dice';
import { aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { saveAutosave } from '../editor/autosave.commands';
import { saveNews } from './save.commands';

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
});

const PIECES = [
  ...[
    'ก',
    'ำ',
    'น้ำ',
    'a',
    ' ',
    '<b>',
    '</p>',
    '&#xD800;',
    '&#8238;',
    '่',
    '้',
    '\u0301',
    '\u200b',
    '\u200d',
    '\u202e',
    '\u2066',
    '\ufeff',
  ],
  ...['\u0000', '\u0007', '\u007f', '\ud800', '\udfff', '👩‍🔧', '\u0085', '%', '_', '"'],
];
const HIDDEN = /[\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** Result of a write, or undefined if it was refused with a message. */
const attempt = <T>(write: Promise<T>): Promise<T | undefined> =>
  write.catch((error: unknown) => {
    if (error instanceof AppError && error.kind === 'invalid') return undefined;
    throw error;
  });

test.each([
  ['\u0000', ''],
  ['\u0007', ''],
  ['\ud800', '\ufffd'],
  ['\udfff', '\ufffd'],
])('%j does not break an autosave', async (sign, kept) => {
  const content = someContent(room.category.id, { detail: `<p>ก${sign}</p>` });
  const key = randomUUID();
  const { id } = await saveAutosave({ key, content }, room.editor);
  const stored = await db.news.findUniqueOrThrow({ where: { id } });
  expect(stored.detail).toBe(`<p>ก${kept}</p>`);
});

test('an item with unusual characters is refused, or stored and searched as readers see it', async () => {
  let stored = 0;
  for (const typed of rollTexts(16, PIECES, 60, 8)) {
    const content = someContent(room.category.id, {
      topic: `ข่าว ${typed}`,
      detail: `<p>${typed}</p>`,
      coverAlt: typed,
    });
    await attempt(saveAutosave({ key: randomUUID(), content }, room.editor));
    const saved = await attempt(saveNews({ key: randomUUID(), content }, room.editor));
    await listFilteredIds(readNewsFilter({ search: typed }), 5);
    if (!saved) continue;
    stored += 1;
    const { topic, detail, summary } = await db.news.findUniqueOrThrow({ where: { id: saved.id } });
    for (const text of [topic, detail, summary]) if (HIDDEN.test(text)) throw new Error(JSON.stringify([typed, text]));
  }
  expect(stored).toBeGreaterThan(5);
});

const answer = z.object({ status: z.boolean() });

test('a search for unusual characters in a legacy call is refused or answered', async () => {
  for (const search of rollTexts(17, PIECES, 60, 6)) {
    const body = JSON.stringify({ ApiKey: 'first-key', search, [`${search}x`]: search });
    const { status, json } = await sendLegacy('news.php', { body });
    if (status !== 200) expect([status, answer.parse(json).status]).toEqual([422, false]);
  }
});
