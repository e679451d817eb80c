import type { Viewer } from '@/lib/auth/viewer';
import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { orderedMessages } from '@/lib/site/messages';

type Command = (raw: unknown, viewer: Viewer) => Promise<unknown>;

/**
 * Declares the server actions of the commands that `orderedList()` declares, each with the text that tells its success.
 *
 * @param path address of the list's screen
 */
export const orderedListActions = (path: string) => ({
  /** Saves an entry; an empty `id` adds one. */
  declareSave: (save: Command, done: string) =>
    formAction(async ({ id, ...fields }, viewer) => {
      await save({ ...fields, id: id || undefined }, viewer);
      return succeed(path, done);
    }),

  declareOrder: (order: Command) =>
    formAction(async ({ ids }, viewer) => {
      await order({ ids }, viewer);
      return succeed(path, orderedMessages['ordered.saved']);
    }),

  declareVisibility: (setVisibility: Command, done: { shown: string; hidden: string }) =>
    formAction(async ({ id, visible }, viewer) => {
      await setVisibility({ id, visible }, viewer);
      return succeed(path, visible === 'true' ? done.shown : done.hidden);
    }),

  /** Without script, the screen offers to restore the entry that its address names. */
  declareDelete: (remove: Command, done: string) =>
    formAction(async ({ id }, viewer) => {
      await remove({ id }, viewer);
      return succeed(`${path}${path.includes('?') ? '&' : '?'}deleted=${id}`, done, false);
    }),

  declareRestore: (restore: Command, done: string) =>
    formAction(async ({ id }, viewer) => {
      await restore({ id }, viewer);
      return succeed(path, done);
    }),
});
