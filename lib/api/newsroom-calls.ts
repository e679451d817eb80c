import type { Viewer } from '../auth/viewer';
import { dropAutosave, keepAutosave } from '../news-autosaves/commands';
import { decideRevision, duplicateNews, recategorise, saveNews } from '../news-writing/commands';
import { moveNews } from '../newsroom/commands';

type Call = (fields: Readonly<Record<string, unknown>>, viewer: Viewer) => Promise<object>;

/** The most that an item with its whole text may weigh. */
export const NEWS_LIMIT_BYTES = 524_288;

/** The writes of the newsroom that its pages ask for by script, by the last part of their address. */
const calls = new Map<string, Call>([
  ['save', saveNews],
  ['autosave', keepAutosave],
  ['drop-autosave', dropAutosave],
  ['move', moveNews],
  ['recategorise', recategorise],
  ['duplicate', duplicateNews],
  ['decide-revision', decideRevision],
]);

/** A write of the newsroom by its name, or undefined. */
export const findNewsroomCall = (name: string): Call | undefined => calls.get(name);
