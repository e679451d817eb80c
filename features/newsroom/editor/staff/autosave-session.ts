import type { NewsContent } from '../../item/content.schema';
import { isWritten } from '../../item/draft.rules';
import { isSameContent } from '../../item/parts.rules';
import { toAutosaveContent } from '../editor.rules';
import { autosaveResponse, currentItem, type EditorStart, type StoredDraft } from '../editor.schema';
import { createAutosaveTimer } from './autosave-timer';
import { Draft, type DraftStore } from './draft';
import { type CallName, type CallResult, callNewsroom, type Fetch, fetchCurrentItem } from './editor-calls';
import type { SaveState } from './session-state';

/** Browser functions that the session depends on. */
export type SessionDependencies = DraftStore & {
  fetcher: Fetch;
  /** Called when the item has an id, or another version. */
  onSaved: (id: number) => void;
};

type Failure = Exclude<CallResult, { kind: 'ok' }>;

/**
 * A draft that is sent to the server while it is typed. It calls the server one request at a time, so that no late
 * autosave outlives the save that made it needless.
 */
export abstract class AutosaveSession extends Draft {
  /** Content when the item was opened or last saved: the base for merging mine and theirs. */
  base: NewsContent;
  protected wantsSave = false;
  /** Contents of the last saves whose answers were lost: found on the server, they are nobody else's. */
  protected unanswered: NewsContent[] = [];
  protected readonly clock = createAutosaveTimer(() => void this.retry());
  /** Key of an earlier autosave that this session goes on with; dropped as soon as a newer one is stored. */
  #superseded: string | undefined;
  #line: Promise<unknown> = Promise.resolve();
  /** State before the session ended, if nothing was left to send then. */
  protected before: SaveState = 'clean';

  constructor(
    start: EditorStart,
    protected readonly around: SessionDependencies,
  ) {
    super(start, around);
    this.base = start.base;
    this.#superseded = start.keptKey;
  }

  abstract retry(): Promise<unknown>;

  override change(patch: Partial<NewsContent>, from: 'field' | 'elsewhere' = 'field'): void {
    super.change(patch, from);
    if (this.snapshot.state !== 'ended') this.clock.typed();
  }

  /** Retries at once, as the connection is back. */
  hurry = (): unknown => this.clock.hurry();

  /** Deletes a draft, here and on the server. */
  discard(key: string): void {
    this.removeLocally(key);
    void this.inLine(() => this.call('drop-autosave', { key }));
  }

  /** Goes on with a draft that this browser kept and the server never got. */
  resume(draft: StoredDraft): void {
    this.removeLocally(draft.key);
    this.change(draft.content, 'elsewhere');
  }

  /** Gives up what is kept beside the item: the fields show the stored text again. Returns what undoes that. */
  revert(): () => void {
    const { content } = this.snapshot;
    this.change(this.base, 'elsewhere');
    this.clock.stop();
    this.supersede();
    this.discard(this.key);
    this.update({ state: 'clean', at: undefined });
    return () => this.change(content, 'elsewhere');
  }

  stop(): void {
    this.saveLocally();
    this.clock.stop();
  }

  protected inLine<T>(task: () => Promise<T>): Promise<T> {
    const next = this.#line.then(task);
    this.#line = next.catch(() => undefined);
    return next;
  }

  protected call(name: CallName, fields: object): Promise<CallResult> {
    return callNewsroom(this.around.fetcher, name, { ...fields, accountId: this.start.accountId });
  }

  /** Drops the earlier autosave that this session went on with. */
  protected supersede(): void {
    if (this.#superseded !== undefined) this.discard(this.#superseded);
    this.#superseded = undefined;
  }

  protected async autosave(): Promise<void> {
    const { id, version, content } = this.snapshot;
    if (!this.isChanged || (id === undefined && !isWritten(content))) return;
    this.saveLocally();
    const carried = this.changes;
    const fields = { key: this.key, id, version, content: toAutosaveContent(content) };
    const answer = await this.call('autosave', fields);
    if (answer.kind !== 'ok') return this.fail(answer);
    this.clock.answered();
    const { savedAt: at, others, state: kind, ...item } = autosaveResponse.parse(answer.data);
    this.safe = Math.max(this.safe, carried);
    this.removeLocally(this.key);
    if (id === undefined) {
      this.update({ id: item.id });
      this.around.onSaved(item.id);
    }
    if (kind === 'draft') this.#settleDraft(item.version, content);
    this.supersede();
    const isBehind = kind === 'behind' || (kind === 'kept' && this.snapshot.state === 'conflict');
    const state = isBehind ? this.snapshot.state : carried === this.changes ? kind : 'dirty';
    this.update({ at, others, state, message: undefined });
    if (carried < this.changes) {
      this.saveLocally();
      // Letters typed while a failed call was repeated have set no timer of their own.
      if (!isBehind) this.clock.typed();
    }
    if (kind === 'behind' && !this.snapshot.conflict) await this.#meetOther();
  }

  /** The item itself holds what was typed: nothing is kept beside it. */
  #settleDraft(version: number, content: NewsContent): void {
    this.saved = content;
    this.base = content;
    this.update({ version, conflict: undefined });
  }

  protected async fail(failure: Failure): Promise<void> {
    this.saveLocally();
    if (failure.kind === 'away') {
      this.clock.failed(failure.afterMs);
      this.update({ state: 'offline' });
      return;
    }
    this.clock.stop();
    if (failure.kind === 'conflict' && (await this.#meetOther(true))) return;
    if (failure.kind !== 'ended') this.wantsSave = false;
    else if (this.snapshot.state !== 'ended') this.before = toRest(this.snapshot.state);
    const state = failure.kind === 'ended' ? 'ended' : 'refused';
    this.update({ state, message: failure.message, fields: failure.fields });
  }

  /**
   * Fetches the version that somebody else saved; false if there is none or it can't be read. After this session's own
   * save, whose answer was lost, it goes on from there.
   */
  async #meetOther(asksMerge = false): Promise<boolean> {
    const { id, version } = this.snapshot;
    if (id === undefined) return false;
    const answer = await fetchCurrentItem(this.around.fetcher, id);
    const found = answer.kind === 'ok' ? currentItem.safeParse(answer.data).data : undefined;
    if (!found || found.version === version) return false;
    if (this.unanswered.some((content) => isSameContent(found.content, content))) {
      this.#settleDraft(found.version, found.content);
      this.update({ state: 'dirty', message: undefined });
      this.clock.answered();
      this.clock.typed();
      return true;
    }
    this.wantsSave = false;
    this.update({ state: 'conflict', conflict: found, asksMerge, message: undefined });
    return true;
  }
}

/** A state in which nothing waits to be sent. */
const toRest = (state: SaveState): SaveState =>
  state === 'draft' || state === 'kept' || state === 'saved' ? state : 'clean';
