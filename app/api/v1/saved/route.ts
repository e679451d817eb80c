import { addSaved, mergeSaved, removeSaved } from '@/features/news/saved/saved.commands';
import { listSavedNews } from '@/features/news/saved/saved.queries';
import { can } from '@/lib/auth/access';
import { AppError } from '@/lib/errors/errors';
import { serveJson, serveJsonWrite } from '@/lib/http/json-endpoint';

/** A member's lists are larger than the usual body: 2,000 changes. */
const MERGE_LIMIT_BYTES = 262_144;

/** The member's own lists. */
export const GET = (request: Request) =>
  serveJson(request, async (viewer) => {
    if (!can(viewer, 'saved.own')) throw new AppError('forbidden', 'errors.forbidden');
    return { lists: await listSavedNews(viewer) };
  });

/** Joins what was done on this device: `now`, and `changes` of `kind`, `id`, `saved` and `at`. */
export const PUT = (request: Request) =>
  serveJsonWrite(request, ({ now, changes }, viewer) => mergeSaved({ now, changes }, viewer), {
    limit: MERGE_LIMIT_BYTES,
  });

/** Saves one item: `kind` and `id`. */
export const POST = (request: Request) =>
  serveJsonWrite(request, ({ kind, id }, viewer) => addSaved({ kind, id }, viewer), { renew: true });

/** Takes one item out: `kind` and `id`. */
export const DELETE = (request: Request) =>
  serveJsonWrite(request, ({ kind, id }, viewer) => removeSaved({ kind, id }, viewer), { renew: true });
