import type { NewsContent } from '../../item/content.schema';
import { sameContent } from '../editor.rules';
import type { EditorFile, EditorStart, KeptDraft } from '../editor.schema';
import type { DraftPlace } from './kept-drafts';
import { firstSnapshot, type SaveState, type Snapshot } from './session-state';

/** Where a browser keeps what was typed. */
export type DraftStore = {
  /** False when the browser refuses. */
  keep: (place: DraftPlace, draft: KeptDraft) => boolean;
  drop: (place: DraftPlace, key: string) => void;
};

/** What was typed is in the browser's storage after so long, in milliseconds. */
const KEEP_MS = 250;
/** Typing on does not end these. */
const LASTING: readonly SaveState[] = ['offline', 'ended', 'conflict', 'saving'];

/** What was typed, what of it is safe, and who wants to know. */
export class Draft {
  protected shown: Snapshot;
  /** What was stored last, as far as this page knows. */
  protected saved: NewsContent;
  protected key: string;
  /** Changes are counted, to tell which of them a call has carried. */
  protected changes = 0;
  protected safe = 0;
  /** Asks the fields for what they have not told yet; the text tells only when typing pauses. */
  flush: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly start: EditorStart,
    private readonly store: DraftStore,
  ) {
    this.shown = firstSnapshot(start);
    this.saved = start.source === 'pending' ? start.content : start.base;
    this.key = start.key;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read = (): Snapshot => this.shown;

  /** Whether something was typed that is nowhere but in this page. */
  get isUnsafe(): boolean {
    return this.changes > this.safe;
  }

  get isChanged(): boolean {
    return !sameContent(this.shown.content, this.saved);
  }

  /** Takes what was typed; `elsewhere` are words that the fields don't know yet. */
  change(patch: Partial<NewsContent>, from: 'field' | 'elsewhere' = 'field'): void {
    this.changes += 1;
    const { filled, fields, state, content } = this.shown;
    const rest = Object.entries(fields).filter(([name]) => !(name in patch));
    this.show({
      content: { ...content, ...patch },
      fields: Object.fromEntries(rest),
      filled: from === 'field' ? filled : filled + 1,
      keptHere: false,
      state: LASTING.includes(state) ? state : 'dirty',
    });
    this.#timer ??= setTimeout(() => this.keepHere(), KEEP_MS);
  }

  /** Files that the item uses from now on, for their pictures and names. */
  know(files: readonly EditorFile[]): void {
    const known = files.map((file) => [file.id, file] as const);
    this.show({ files: new Map([...this.shown.files, ...known]) });
  }

  /** Puts what was typed into the browser's storage now. */
  keepHere(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.isChanged) return;
    const { content, version } = this.shown;
    const savedAt = new Date().toISOString();
    const keptHere = this.store.keep(this.place, { key: this.key, version, savedAt, content });
    if (keptHere) this.safe = this.changes;
    this.show({ keptHere });
  }

  /** Takes what was typed out of the browser's storage. */
  protected forgetHere(key: string): void {
    if (key === this.key) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
    }
    this.store.drop(this.place, key);
  }

  protected get place(): DraftPlace {
    return { accountId: this.start.accountId, itemId: this.shown.id ?? null };
  }

  protected show(next: Partial<Snapshot>): void {
    this.shown = { ...this.shown, ...next };
    for (const listener of this.#listeners) listener();
  }
}
