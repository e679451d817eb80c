import type { NewsContent } from '../../item/content.schema';
import type { CurrentItem, EditorFile, EditorStart } from '../editor.schema';

/** Where what was typed is: nowhere yet, on the server as a draft of mine, saved, or why it could not be. */
export type SaveState =
  | ('clean' | 'dirty' | 'kept' | 'saving' | 'saved')
  | ('offline' | 'ended' | 'refused' | 'conflict');

/** Everything that the page shows of a session; a new object with every change. */
export type Snapshot = {
  /** Left out until the item was saved once. */
  id?: number;
  version?: number;
  content: NewsContent;
  files: ReadonlyMap<number, EditorFile>;
  state: SaveState;
  /** When it was kept or saved, as ISO 8601. */
  at?: string;
  message?: string;
  fields: Readonly<Record<string, string>>;
  others: readonly string[];
  /** What somebody else saved meanwhile. */
  conflict?: CurrentItem;
  /** Whether this browser holds what was typed. */
  savedLocally: boolean;
  /** Counts what came from elsewhere than the fields: they show it anew. */
  filled: number;
};

export function createSnapshot({ item, content, files, others, source }: EditorStart): Snapshot {
  return {
    id: item?.id,
    version: item?.version,
    content,
    files: new Map(files.map((file) => [file.id, file])),
    state: source === 'revision' ? 'dirty' : 'clean',
    fields: {},
    others,
    savedLocally: false,
    filled: 0,
  };
}
