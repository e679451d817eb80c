import { isWritten } from '../../item/draft.rules';
import { editingResponse } from '../editor.schema';
import { AutosaveSession } from './autosave-session';

/** An open editor: it knows who else has the item open, and outlives the end of its viewer's session. */
export abstract class OpenSession extends AutosaveSession {
  /** Logins since the editor was opened. */
  #logins = 0;

  /**
   * Tells the server that the item is open here, and learns who else has it open, or that the session has ended; other
   * failures wait for the next time.
   */
  async meetOthers(): Promise<void> {
    const { id, state } = this.snapshot;
    if (id !== undefined && state !== 'ended') await this.#askWho(id);
  }

  /** Goes on after a login on this page, or in another tab: sends what waits, else looks whether the session is back. */
  async resumeSession(): Promise<void> {
    const { id, content, state } = this.snapshot;
    if (state !== 'ended') return;
    this.#logins += 1;
    this.update({ asksLogin: false });
    const isBlank = id === undefined && !isWritten(content);
    if (this.isChanged && !isBlank) await this.retry();
    else if (isBlank || id === undefined || (await this.#askWho(id)))
      this.update({ state: this.before, message: undefined });
  }

  /** Opens the login on this page, or closes it; only a press asks for it, as it takes the focus. */
  askLogin(asksLogin: boolean): void {
    this.update({ asksLogin });
  }

  /** True if the server has answered. */
  async #askWho(id: number): Promise<boolean> {
    const logins = this.#logins;
    const answer = await this.call('editing', { id });
    // A late answer to the session before a login says nothing about the one since.
    if (answer.kind === 'ended' && logins === this.#logins) await this.fail(answer);
    const others = answer.kind === 'ok' ? editingResponse.safeParse(answer.data).data?.others : undefined;
    if (others && others.join() !== this.snapshot.others.join()) this.update({ others });
    return answer.kind === 'ok';
  }
}
