import { z } from 'zod';
import { command } from '@/lib/command/command';
import { html, rawText } from '@/lib/command/validation';
import type { Transaction } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { toAddressKey } from './address-key';
import { type AddressPair, type LineProblem, MAX_LINES, readAddressLines } from './address-lines.rules';
import { addressesMessages as words } from './addresses.messages';

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

/** Takes an old address away, which is answered by 404 then. @throws AppError 'missing' */
export const removeAddress = command({
  access: 'site.manage',
  input: z.object({ path: rawText(1_000) }),
  run: async ({ path }, _viewer, tx) => {
    const row = await tx.oldAddress.findUnique({ where: { path } });
    if (!row) throw new AppError('missing', pickMessage(words, 'addresses.missing'));
    await tx.oldAddress.delete({ where: { path } });
    return { path, to: row.target ?? String(row.newsId) };
  },
  audit: ({ path }) => ({ action: 'move.addressRemove', noun: 'move', before: { path } }),
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
