import { z } from 'zod';
import { cropPicture } from '@/features/media/crop-picture.store';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { mediaEntry } from '@/lib/files/picture.schema';
import { pickMessage } from '@/lib/messages/message';
import { makeCover } from './covers/covers.commands';
import { previewCovers } from './covers/covers.queries';
import { coverPreviews } from './covers/covers.schema';
import { deleteAutosave, saveAutosave } from './editor/autosave.commands';
import { autosaveResponse } from './editor/editor.schema';
import { listLinkTargets } from './editor/link-targets.queries';
import { linkTargets } from './editor/link-targets.schema';
import { decideRevision } from './item/decide-revision.commands';
import { duplicateNews, recategorise, saveNews } from './item/save.commands';
import { listSimilarItems } from './similar/similar.queries';
import { similarItems } from './similar/similar.schema';
import { transitionNews } from './workflow/workflow.commands';
import { newsroomMessages } from './workflow/workflow.messages';
import { newsStatuses } from './workflow/workflow.schema';

type Call = (fields: Readonly<Record<string, unknown>>, viewer: Viewer) => Promise<object>;

/** Maximum size of a request body with an item's whole text, in bytes. */
export const NEWS_LIMIT_BYTES = 524_288;

const saved = z.object({ id: z.number(), version: z.number(), state: z.enum(['saved', 'pending']) });
const moved = z.object({ id: z.number(), version: z.number(), status: z.enum(newsStatuses), level: z.number() });
const dropped = z.object({ count: z.number() });

/** Wraps a call so that its response has only the declared fields. */
const withOutput =
  (run: Call, output: z.ZodType<object>): Call =>
  async (fields, viewer) =>
    output.parse(await run(fields, viewer));

/** Calls of the newsroom's pages, by the last part of their URL. */
const calls = new Map<string, Call>([
  ['save', withOutput(saveNews, saved)],
  ['autosave', withOutput(saveAutosave, autosaveResponse)],
  ['drop-autosave', withOutput(deleteAutosave, dropped)],
  ['move', withOutput(transitionNews, moved)],
  ['recategorise', withOutput(recategorise, saved)],
  ['duplicate', withOutput(duplicateNews, saved)],
  ['similar', withOutput(listSimilarItems, similarItems)],
  ['preview-covers', withOutput(previewCovers, coverPreviews)],
  ['make-cover', withOutput(makeCover, mediaEntry)],
  ['link-targets', withOutput(listLinkTargets, linkTargets)],
  ['crop-picture', withOutput(cropPicture, mediaEntry)],
  ['decide-revision', withOutput(decideRevision, saved)],
]);

/**
 * A call by its name. An editor names the account that opened it: its words never go to another one that has logged in
 * since, in the same browser.
 */
export function findNewsroomCall(name: string): Call | undefined {
  const run = calls.get(name);
  return (
    run &&
    (async (fields, viewer) => {
      if (fields.accountId !== undefined && fields.accountId !== viewer.accountId)
        throw new AppError('unauthenticated', pickMessage(newsroomMessages, 'newsroom.otherAccount'));
      // A login in two steps is no login before the second one: an editor waits for it, as for the first.
      if (viewer.session?.pendingStep)
        throw new AppError('unauthenticated', pickMessage(errorMessages, 'errors.unauthenticated'));
      return run(fields, viewer);
    })
  );
}
