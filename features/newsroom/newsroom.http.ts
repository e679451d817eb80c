import { z } from 'zod';
import type { Viewer } from '@/lib/auth/viewer';
import { deleteAutosave, saveAutosave } from './editor/autosave.commands';
import { decideRevision, duplicateNews, recategorise, saveNews } from './item/save.commands';
import { transitionNews } from './workflow/workflow.commands';
import { newsStatuses } from './workflow/workflow.schema';

type Call = (fields: Readonly<Record<string, unknown>>, viewer: Viewer) => Promise<object>;

/** The most that an item with its whole text may weigh. */
export const NEWS_LIMIT_BYTES = 524_288;

const saved = z.object({ id: z.number(), version: z.number(), state: z.enum(['saved', 'pending']) });
const moved = z.object({ id: z.number(), version: z.number(), status: z.enum(newsStatuses), level: z.number() });
const autosaved = z.object({ savedAt: z.string(), others: z.array(z.string()) });
const dropped = z.object({ count: z.number() });

/** A call whose answer holds what is declared and nothing else. */
const withOutput =
  (run: Call, output: z.ZodType<object>): Call =>
  async (fields, viewer) =>
    output.parse(await run(fields, viewer));

/** The writes of the newsroom that its pages ask for by script, by the last part of their address. */
const calls = new Map<string, Call>([
  ['save', withOutput(saveNews, saved)],
  ['autosave', withOutput(saveAutosave, autosaved)],
  ['drop-autosave', withOutput(deleteAutosave, dropped)],
  ['move', withOutput(transitionNews, moved)],
  ['recategorise', withOutput(recategorise, saved)],
  ['duplicate', withOutput(duplicateNews, saved)],
  ['decide-revision', withOutput(decideRevision, saved)],
]);

/** A write of the newsroom by its name, or undefined. */
export const findNewsroomCall = (name: string): Call | undefined => calls.get(name);
