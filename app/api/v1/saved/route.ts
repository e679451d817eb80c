import { addSaved, mergeSaved, removeSaved } from '@/features/news/saved/saved.commands';
import { listSavedNews } from '@/features/news/saved/saved.queries';
import { can } from '@/lib/auth/access';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { serveJson, serveJsonWrite } from '@/lib/http/json-endpoint';
import { pickMessage } from '@/lib/messages/message';

/** Maximum size of a merge in bytes: 2,000 changes are larger than the usual body. */
const MERGE_LIMIT_BYTES = 262_144;

/** The member's own lists. */
export const GET = (request: Request) =>
  serveJson(request, async (viewer) => {
    if (!can(viewer, 'saved.own')) throw new AppError('forbidden', pickMessage(errorMessages, 'errors.forbidden'));
    return { lists: await listSavedNews(viewer) };
  });

/** Merges the changes of this device: `now`, and `changes` of `kind`, `id`, `saved` and `at`. */
export const PUT = (request: Request) =>
  serveJsonWrite(request, ({ now, changes }, viewer) => mergeSaved({ now, changes }, viewer), {
    limit: MERGE_LIMIT_BYTES,
  });

/** Saves one item: `kind` and `id`. */
export const POST = (request: Request) =>
  serveJsonWrite(request, ({ kind, id }, viewer) => addSaved({ kind, id }, viewer), { renew: true });

/** Removes one item: `kind` and `id`. */
export const DELETE = (request: Request) =>
  serveJsonWrite(request, ({ kind, id }, viewer) => removeSaved({ kind, id }, viewer), { renew: true });
