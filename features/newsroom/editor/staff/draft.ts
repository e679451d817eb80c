import type { NewsContent } from '../../item/content.schema';
import { isSameContent } from '../../item/parts.rules';
import type { EditorFile, EditorStart, StoredDraft } from '../editor.schema';
import { createSnapshot, type SaveState, type Snapshot } from './session-state';
import type { DraftScope } from './stored-drafts';

/** Storage of drafts in the browser. */
export type DraftStore = {
  /** False when the browser refuses. */
  save: (place: DraftScope, draft: StoredDraft) => boolean;
  remove: (place: DraftScope, key: string) => void;
};

/** Delay before a change is written to the browser's storage, in milliseconds. */
const SAVE_DELAY_MS = 250;
/** States that a further change doesn't reset to `dirty`. */
const LASTING: readonly SaveState[] = ['offline', 'ended', 'conflict', 'saving'];

/** The content being edited; tracks which changes are stored, and notifies listeners. */
export class Draft {
  protected snapshot: Snapshot;
  /** Snapshot that the server has rendered; parts of the page hydrate with it, even after the first change. */
  readonly rendered: Snapshot;
  /** Content of the last save, as far as this page knows. */
  protected saved: NewsContent;
  protected key: string;
  /** Number of changes so far, to tell which of them a call included. */
  protected changes = 0;
  /** Time of the last change on this page, as ISO 8601. */
  changedAt: string | undefined;
  protected safe = 0;
  /** Flushes changes that the fields haven't reported yet; the rich-text editor reports only when typing pauses. */
  flush: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly start: EditorStart,
    private readonly store: DraftStore,
  ) {
    this.rendered = createSnapshot(start);
    this.snapshot = this.rendered;
    this.saved = start.source === 'pending' ? start.content : start.base;
    this.key = start.key;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read = (): Snapshot => this.snapshot;

  /** Key of this session's autosaves. */
  get autosaveKey(): string {
    return this.key;
  }

  /** True if some changes exist only in this page. */
  get isUnsafe(): boolean {
    return this.changes > this.safe;
  }

  get isChanged(): boolean {
    return !isSameContent(this.snapshot.content, this.saved);
  }

  /** Applies a change; with `elsewhere` the fields are filled again, as they don't know the new content yet. */
  change(patch: Partial<NewsContent>, from: 'field' | 'elsewhere' = 'field'): void {
    this.changes += 1;
    this.changedAt = new Date().toISOString();
    const { filled, fields, state, content } = this.snapshot;
    const rest = Object.entries(fields).filter(([name]) => !(name in patch));
    this.update({
      content: { ...content, ...patch },
      fields: Object.fromEntries(rest),
      filled: from === 'field' ? filled : filled + 1,
      state: LASTING.includes(state) ? state : 'dirty',
    });
    this.#timer ??= setTimeout(() => this.saveLocally(), SAVE_DELAY_MS);
  }

  /** Adds files that the item now uses, for their pictures and names. */
  addFiles(files: readonly EditorFile[]): void {
    const known = files.map((file) => [file.id, file] as const);
    this.update({ files: new Map([...this.snapshot.files, ...known]) });
  }

  /** Writes the draft to the browser's storage now. */
  saveLocally(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.isChanged) return;
    const { content, version } = this.snapshot;
    const savedAt = new Date().toISOString();
    const savedLocally = this.store.save(this.scope, { key: this.key, version, savedAt, content });
    if (savedLocally) this.safe = this.changes;
    this.update({ savedLocally });
  }

  /** Removes a draft from the browser's storage. */
  protected removeLocally(key: string): void {
    if (key === this.key) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
    }
    this.store.remove(this.scope, key);
  }

  protected get scope(): DraftScope {
    return { accountId: this.start.accountId, itemId: this.snapshot.id ?? null };
  }

  protected update(next: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...next };
    for (const listener of this.#listeners) listener();
  }
}
