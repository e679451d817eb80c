import { mergeSaved, removeSaved, saveNews } from '@/features/news/saved/saved.commands';
import { readSaved } from '@/features/news/saved/saved.queries';
import { can } from '@/lib/auth/access';
import { AppError } from '@/lib/errors/errors';
import { answerAsk, answerWrite } from '@/lib/http/json-write';

/** A member's lists are larger than the usual body: 2,000 changes. */
const MERGE_LIMIT_BYTES = 262_144;

/** The member's own lists. */
export const GET = (request: Request) =>
  answerAsk(request, async (viewer) => {
    if (!can(viewer, 'saved.own')) throw new AppError('forbidden', 'errors.forbidden');
    return { lists: await readSaved(viewer) };
  });

/** Joins what was done on this device: `now`, and `changes` of `kind`, `id`, `saved` and `at`. */
export const PUT = (request: Request) =>
  answerWrite(request, ({ now, changes }, viewer) => mergeSaved({ now, changes }, viewer), {
    limit: MERGE_LIMIT_BYTES,
  });

/** Saves one item: `kind` and `id`. */
export const POST = (request: Request) =>
  answerWrite(request, ({ kind, id }, viewer) => saveNews({ kind, id }, viewer), { renew: true });

/** Takes one item out: `kind` and `id`. */
export const DELETE = (request: Request) =>
  answerWrite(request, ({ kind, id }, viewer) => removeSaved({ kind, id }, viewer), { renew: true });
