import { z } from 'zod';
import { command } from '@/lib/command/command';
import { html, id, rawText } from '@/lib/command/validation';
import type { Transaction } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { toAddressKey } from './address-key';
import { type AddressPair, findOldProblem, type LineProblem, readAddressLines } from './address-lines.rules';
import { addressesMessages as words } from './addresses.messages';
import { isOwnTarget } from './addresses.queries';
import { MAX_LINES } from './addresses.schema';

const MAX_TEXT = 500_000;
/** Problems that one refusal names. */
const NAMED = 5;

/**
 * Adds old addresses with what they lead to; one that is there already leads to the new place from now on. All lines are
 * taken, or none.
 *
 * @throws AppError 'invalid' with the first lines that can't be read
 */
export const saveAddresses = command({
  access: 'site.manage',
  input: z.object({ lines: html(MAX_TEXT, words['addresses.tooMany']) }),
  run: async ({ lines }, _viewer, tx) => {
    const { pairs, problems } = readAddressLines(lines, env.SITE_URL);
    problems.push(...(await findMissingItems(tx, pairs)));
    if (problems.length > 0) throw createFieldError('lines', describeProblems(problems));
    if (pairs.length === 0) throw createFieldError('lines', words['addresses.none']);
    if (pairs.length > MAX_LINES) throw createFieldError('lines', words['addresses.tooMany']);
    for (const pair of pairs) {
      const path = toAddressKey(pair.old);
      if (path === undefined) throw createFieldError('lines', describeProblems([toOldProblem(pair)]));
      const to = 'newsId' in pair ? { newsId: pair.newsId, target: null } : { newsId: null, target: pair.target };
      await tx.oldAddress.upsert({ where: { path }, create: { path, ...to }, update: to });
    }
    return { count: pairs.length };
  },
  audit: (_, { count }) => ({ action: 'move.addresses', noun: 'move', after: { addresses: count } }),
});

/**
 * Adds one old address of an item.
 *
 * @throws AppError 'missing' for an unknown item, 'invalid' for an address that can't be one or leads elsewhere already
 */
export const addItemAddress = command({
  access: 'site.manage',
  input: z.object({ id, address: rawText(2_000).trim().min(1, words['addresses.badOld']) }),
  run: async ({ id: newsId, address }, _viewer, tx) => {
    const path = toAddressKey(address);
    const problem = findOldProblem(address);
    if (problem !== undefined || path === undefined)
      throw createFieldError('address', problem ?? words['addresses.badOld']);
    if (!(await tx.news.findUnique({ where: { id: newsId }, select: { id: true } })))
      throw new AppError('missing', pickMessage(words, 'addresses.noItem'));
    const { count } = await tx.oldAddress.createMany({ data: [{ path, newsId }], skipDuplicates: true });
    if (count === 0) throw createFieldError('address', words['addresses.taken']);
    return { path };
  },
  audit: ({ id: nounId }, { path }) => ({ action: 'move.addresses', noun: 'news', nounId, after: { path } }),
});

/** Takes an old address away, which is answered by 404 then. @throws AppError 'missing' */
export const removeAddress = command({
  access: 'site.manage',
  input: z.object({ path: rawText(1_000) }),
  run: async ({ path }, _viewer, tx) => {
    const row = await tx.oldAddress.findUnique({ where: { path } });
    if (!row) throw new AppError('missing', pickMessage(words, 'addresses.missing'));
    await tx.oldAddress.delete({ where: { path } });
    return { path, to: row.target ?? String(row.newsId), sourceId: row.sourceId };
  },
  audit: ({ path }) => ({ action: 'move.addressRemove', noun: 'move', before: { path } }),
});

/**
 * Puts an old address back as it was: by its key, which would be another one if it were read once more, and with the
 * source that it came from.
 *
 * @throws AppError 'missing' if its item is gone, 'conflict' if the address leads elsewhere by now
 */
export const restoreAddress = command({
  access: 'site.manage',
  input: z.object({
    path: rawText(1_000).regex(/^\//, words['addresses.badOld']),
    to: rawText(2_000).refine((to) => id.safeParse(to).success || isOwnTarget(to), words['addresses.badNew']),
    sourceId: id.optional(),
  }),
  run: async ({ path, to, sourceId }, _viewer, tx) => {
    const newsId = id.safeParse(to).data ?? null;
    if (newsId !== null && !(await tx.news.findUnique({ where: { id: newsId }, select: { id: true } })))
      throw new AppError('missing', pickMessage(words, 'addresses.noItem'));
    const source = sourceId && (await tx.moveSource.findUnique({ where: { id: sourceId }, select: { id: true } }));
    const row = { path, newsId, target: newsId === null ? to : null, sourceId: source ? source.id : null };
    const { count } = await tx.oldAddress.createMany({ data: [row], skipDuplicates: true });
    if (count === 0) throw new AppError('conflict', pickMessage(words, 'addresses.taken'));
    return row;
  },
  audit: ({ path }) => ({ action: 'move.addressRestore', noun: 'move', after: { path } }),
});

async function findMissingItems(tx: Transaction, pairs: readonly AddressPair[]): Promise<LineProblem[]> {
  const wanted = pairs.flatMap((pair) => ('newsId' in pair ? [pair] : []));
  const fitting = wanted.filter(({ newsId }) => newsId <= 2_147_483_647);
  const rows = await tx.news.findMany({
    where: { id: { in: fitting.map(({ newsId }) => newsId) } },
    select: { id: true },
  });
  const here = new Set(rows.map(({ id }) => id));
  return wanted
    .filter(({ newsId }) => !here.has(newsId))
    .map(({ line }) => ({ line, problem: words['addresses.noItem'] }));
}

const toOldProblem = ({ line }: AddressPair): LineProblem => ({ line, problem: words['addresses.badOld'] });

const describeProblems = (problems: readonly LineProblem[]): string =>
  problems
    .slice(0, NAMED)
    .map(({ line, problem }) => `${words['addresses.line']} ${line}: ${problem}`)
    .join(' · ');
