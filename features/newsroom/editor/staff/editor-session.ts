import type { NewsContent } from '../../item/content.schema';
import type { NewsEvent } from '../../workflow/workflow.schema';
import { editorMessages } from '../editor.messages';
import { toAutosaveContent } from '../editor.rules';
import {
  autosaveResponse,
  type CurrentItem,
  currentItem,
  type EditorStart,
  type SaveResponse,
  type StoredDraft,
  saveResponse,
} from '../editor.schema';
import { createAutosaveTimer } from './autosave-timer';
import { Draft, type DraftStore } from './draft';
import { type CallResult, callNewsroom, type Fetch, fetchCurrentItem } from './editor-calls';

/** Browser functions that the session depends on. */
export type SessionDependencies = DraftStore & {
  fetcher: Fetch;
  onSaved: (id: number) => void;
};

export type SavedState = SaveResponse['state'];
type Failure = Exclude<CallResult, { kind: 'ok' }>;

/**
 * Editing session of one item. It calls the server one request at a time, so that no late autosave outlives the save
 * that made it needless.
 */
export class EditorSession extends Draft {
  /** Content when the item was opened or last saved: the base for merging mine and theirs. */
  base: NewsContent;
  /** True if a save with this key may have succeeded although its response was lost. */
  #doubtful = false;
  #wantsSave = false;
  #correction: string | undefined;
  #saving: Promise<SavedState | undefined> | undefined;
  #line: Promise<unknown> = Promise.resolve();
  readonly #around: SessionDependencies;
  readonly #clock = createAutosaveTimer(() => void this.retry());

  constructor(start: EditorStart, around: SessionDependencies) {
    super(start, around);
    this.base = start.base;
    this.#around = around;
  }

  override change(patch: Partial<NewsContent>, from: 'field' | 'elsewhere' = 'field'): void {
    super.change(patch, from);
    if (this.snapshot.state !== 'ended') this.#clock.typed();
  }

  /** Saves; two presses are one save. Resolves with undefined if it failed; the snapshot's `state` says why. */
  save(correction?: string): Promise<SavedState | undefined> {
    this.flush();
    this.#correction = correction ?? this.#correction;
    this.#saving ??= this.#inLine(() => this.#saveNow()).finally(() => {
      this.#saving = undefined;
    });
    return this.#saving;
  }

  /** Repeats a save that failed; otherwise autosaves. */
  retry(): Promise<unknown> {
    return this.#wantsSave ? this.save() : this.#inLine(() => this.#autosave());
  }

  /** Autosaves what is written now; never saves. */
  keep = (): Promise<void> => this.#inLine(() => this.#autosave());
  /** Retries at once, as the connection is back. */
  hurry = (): unknown => this.#clock.hurry();

  /** Performs a workflow step on the saved item; resolves with true if it succeeded. */
  async move(event: NewsEvent, level?: number): Promise<boolean> {
    const { id, version } = this.snapshot;
    const answer = await this.#inLine(() => callNewsroom(this.#around.fetcher, 'move', { id, version, event, level }));
    if (answer.kind === 'ok') return true;
    // The content is saved; the user repeats a failed step, no automatic retry does.
    if (answer.kind === 'away') this.update({ state: 'refused', message: editorMessages['editor.failed'] });
    else await this.#fail(answer);
    return false;
  }

  /** Continues an earlier draft under its own key, so that saving deletes it. */
  recover(draft: StoredDraft, content: NewsContent): void {
    const old = this.key;
    this.key = draft.key;
    this.#doubtful = true;
    this.discard(old);
    this.change(content, 'elsewhere');
  }

  /** Deletes a draft, here and on the server. */
  discard(key: string): void {
    this.removeLocally(key);
    void this.#inLine(() => callNewsroom(this.#around.fetcher, 'drop-autosave', { key }));
  }

  /** Resolves a conflict: saves the chosen content over the version that somebody else saved. */
  resolve(theirs: CurrentItem, content: NewsContent): Promise<SavedState | undefined> {
    this.base = theirs.content;
    this.saved = theirs.content;
    this.update({ version: theirs.version, conflict: undefined, state: 'dirty' });
    this.addFiles(theirs.media);
    this.change(content, 'elsewhere');
    return this.save();
  }

  stop(): void {
    this.saveLocally();
    this.#clock.stop();
  }

  #inLine<T>(task: () => Promise<T>): Promise<T> {
    const next = this.#line.then(task);
    this.#line = next.catch(() => undefined);
    return next;
  }

  async #autosave(): Promise<void> {
    if (!this.isChanged) return;
    const { id, version, content } = this.snapshot;
    const carried = this.changes;
    const fields = { key: this.key, id, version, content: toAutosaveContent(content) };
    const answer = await callNewsroom(this.#around.fetcher, 'autosave', fields);
    if (answer.kind !== 'ok') return this.#fail(answer);
    this.#clock.answered();
    const { savedAt: at, others } = autosaveResponse.parse(answer.data);
    this.safe = Math.max(this.safe, carried);
    const state = this.snapshot.state === 'conflict' ? 'conflict' : carried === this.changes ? 'kept' : 'dirty';
    this.update({ at, others, state, message: undefined });
  }

  async #saveNow(): Promise<SavedState | undefined> {
    this.#wantsSave = true;
    this.#clock.stop();
    this.saveLocally();
    this.update({ state: 'saving', message: undefined });
    const { id, version, content } = this.snapshot;
    const carried = this.changes;
    const correction = id === undefined ? undefined : this.#correction || undefined;
    const fields = { id, key: this.key, version, content, correction };
    const answer = await callNewsroom(this.#around.fetcher, 'save', fields);
    if (answer.kind !== 'ok') {
      this.#doubtful ||= id === undefined && answer.kind === 'away';
      await this.#fail(answer);
      return undefined;
    }
    const saved = saveResponse.parse(answer.data);
    this.#clock.answered();
    this.#settle(saved, content, carried);
    this.#around.onSaved(saved.id);
    if (id !== undefined) return saved.state;
    // A repeated save of a new item returns the first one's result: what was typed since is saved over it.
    if (!this.#doubtful) return saved.state;
    this.#doubtful = false;
    return this.#saveNow();
  }

  #settle({ id, version, state }: SaveResponse, content: NewsContent, carried: number): void {
    this.#wantsSave = false;
    this.#correction = undefined;
    this.removeLocally(this.key);
    this.saved = content;
    if (state === 'saved') this.base = content;
    this.safe = Math.max(this.safe, carried);
    const rest = carried === this.changes ? 'saved' : 'dirty';
    this.update({ id, version, state: rest, at: new Date().toISOString(), fields: {}, conflict: undefined });
    if (rest === 'saved') return;
    this.saveLocally();
    this.#clock.typed();
  }

  async #fail(failure: Failure): Promise<void> {
    this.saveLocally();
    if (failure.kind === 'away') {
      this.#clock.failed(failure.afterMs);
      this.update({ state: 'offline' });
      return;
    }
    this.#clock.stop();
    if (failure.kind === 'conflict' && (await this.#meetOther())) return;
    if (failure.kind !== 'ended') this.#wantsSave = false;
    const state = failure.kind === 'ended' ? 'ended' : 'refused';
    this.update({ state, message: failure.message, fields: failure.fields });
  }

  /** Fetches the version that somebody else saved; false if there is none or it can't be read. */
  async #meetOther(): Promise<boolean> {
    const { id, version } = this.snapshot;
    if (id === undefined) return false;
    const answer = await fetchCurrentItem(this.#around.fetcher, id);
    const found = answer.kind === 'ok' ? currentItem.safeParse(answer.data).data : undefined;
    if (!found || found.version === version) return false;
    this.#wantsSave = false;
    this.update({ state: 'conflict', conflict: found, message: undefined });
    return true;
  }
}
