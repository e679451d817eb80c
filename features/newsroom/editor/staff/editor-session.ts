import type { NewsContent } from '../../item/content.schema';
import type { NewsEvent } from '../../workflow/workflow.schema';
import { editorMessages } from '../editor.messages';
import { type CurrentItem, type SaveResponse, type StoredDraft, saveResponse } from '../editor.schema';
import { OpenSession } from './open-session';

export type { SessionDependencies } from './autosave-session';
export type SavedState = SaveResponse['state'];

/** Number of saves that are remembered while no answer arrives. */
const MAX_UNANSWERED = 20;

/** Editing session of one item: autosaves, saves, and steps of the workflow. */
export class EditorSession extends OpenSession {
  /** True if a save with this key may have succeeded although its response was lost. */
  #doubtful = false;
  #correction: string | undefined;
  #saving: Promise<SavedState | undefined> | undefined;

  /** Saves; two presses are one save. Resolves with undefined if it failed; the snapshot's `state` says why. */
  save(correction?: string): Promise<SavedState | undefined> {
    this.flush();
    this.#correction = correction ?? this.#correction;
    this.#saving ??= this.inLine(() => this.#saveNow()).finally(() => {
      this.#saving = undefined;
    });
    return this.#saving;
  }

  /** Repeats a save that failed; otherwise autosaves. */
  retry(): Promise<unknown> {
    return this.wantsSave ? this.save() : this.inLine(() => this.autosave());
  }

  /** Autosaves what is written now; never saves. */
  keep = (): Promise<void> => this.inLine(() => this.autosave());

  /** Performs a workflow step on the saved item; resolves with true if it succeeded. */
  async move(event: NewsEvent, level?: number): Promise<boolean> {
    const answer = await this.inLine(() => {
      const { id, version } = this.snapshot;
      return this.call('move', { id, version, event, level });
    });
    if (answer.kind === 'ok') return true;
    // The content is saved; the user repeats a failed step, no automatic retry does.
    if (answer.kind === 'away') this.update({ state: 'refused', message: editorMessages['editor.failed'] });
    else await this.fail(answer);
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

  /** Resolves a conflict: saves the chosen content over the version that somebody else saved. */
  resolve(theirs: CurrentItem, content: NewsContent): Promise<SavedState | undefined> {
    this.base = theirs.content;
    this.saved = theirs.content;
    this.update({ version: theirs.version, conflict: undefined, asksMerge: false, state: 'dirty' });
    this.addFiles(theirs.media);
    this.change(content, 'elsewhere');
    return this.save();
  }

  async #saveNow(): Promise<SavedState | undefined> {
    this.wantsSave = true;
    this.clock.stop();
    this.saveLocally();
    this.update({ state: 'saving', message: undefined });
    const { id, version, content } = this.snapshot;
    const carried = this.changes;
    const correction = id === undefined ? undefined : this.#correction || undefined;
    const fields = { id, key: this.key, version, content, correction };
    const answer = await this.call('save', fields);
    if (answer.kind === 'away') this.unanswered = [...this.unanswered.slice(1 - MAX_UNANSWERED), content];
    if (answer.kind !== 'ok') {
      this.#doubtful ||= id === undefined && answer.kind === 'away';
      await this.fail(answer);
      return undefined;
    }
    const saved = saveResponse.parse(answer.data);
    this.clock.answered();
    this.unanswered = [];
    this.#settle(saved, content, carried);
    this.around.onSaved(saved.id);
    if (id !== undefined) return saved.state;
    // A repeated save of a new item returns the first one's result: what was typed since is saved over it.
    if (!this.#doubtful) return saved.state;
    this.#doubtful = false;
    return this.#saveNow();
  }

  #settle({ id, version, state }: SaveResponse, content: NewsContent, carried: number): void {
    this.wantsSave = false;
    this.#correction = undefined;
    this.removeLocally(this.key);
    this.supersede();
    this.saved = content;
    if (state === 'saved') this.base = content;
    this.safe = Math.max(this.safe, carried);
    const rest = carried === this.changes ? 'saved' : 'dirty';
    this.update({ id, version, state: rest, at: new Date().toISOString(), fields: {}, conflict: undefined });
    if (rest === 'saved') return;
    this.saveLocally();
    this.clock.typed();
  }
}
