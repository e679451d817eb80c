import type { NewsContent } from '../../item/content.schema';
import type { CurrentItem, EditorFile, EditorStart } from '../editor.schema';

/** Save state: unsaved, autosaved in its draft or beside the item (`kept`), saved, or the reason why it couldn't be. */
export type SaveState =
  | ('clean' | 'dirty' | 'draft' | 'kept' | 'saving' | 'saved')
  | ('offline' | 'ended' | 'refused' | 'conflict');

/** State of a session that the page shows; a new object with every change. */
export type Snapshot = {
  /** Left out until the item was saved once. */
  id?: number;
  version?: number;
  content: NewsContent;
  files: ReadonlyMap<number, EditorFile>;
  state: SaveState;
  /** Time of the last autosave or save, as ISO 8601. */
  at?: string;
  message?: string;
  fields: Readonly<Record<string, string>>;
  others: readonly string[];
  /** Version that somebody else saved meanwhile. */
  conflict?: CurrentItem;
  /** True if the conflict met a save; one that met an autosave must not interrupt the typing. */
  asksMerge: boolean;
  /** True while the login on this page is open. */
  asksLogin: boolean;
  /** True if this browser's storage took the content when it was last offered. */
  savedLocally: boolean;
  /** Number of changes that didn't come from the fields; each makes them show the new content. */
  filled: number;
};

const firstStates = { current: 'clean', pending: 'clean', revision: 'dirty', kept: 'kept' } as const;

export function createSnapshot({ item, content, files, others, source, keptAt }: EditorStart): Snapshot {
  return {
    id: item?.id,
    version: item?.version,
    content,
    files: new Map(files.map((file) => [file.id, file])),
    state: firstStates[source],
    at: keptAt,
    fields: {},
    others,
    asksMerge: false,
    asksLogin: false,
    savedLocally: false,
    filled: 0,
  };
}
