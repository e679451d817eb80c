import type { Viewer } from '@/lib/auth/viewer';
import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';

type Command = (raw: unknown, viewer: Viewer) => Promise<unknown>;

/**
 * Declares the server actions of the commands that `orderedList()` declares.
 *
 * @param path address of the list's screen
 * @param words first part of its message keys: `<words>.saved`, `.nowShown`, `.nowHidden`, `.deleted`, `.restored`
 */
export const orderedListActions = (path: string, words: string) => ({
  /** Saves an entry; an empty `id` adds one. */
  declareSave: (save: Command) =>
    formAction(async ({ id, ...fields }, viewer) => {
      await save({ ...fields, id: id || undefined }, viewer);
      return succeed(path, t(`${words}.saved`));
    }),

  declareOrder: (order: Command) =>
    formAction(async ({ ids }, viewer) => {
      await order({ ids }, viewer);
      return succeed(path, t('ordered.saved'));
    }),

  declareVisibility: (setVisibility: Command) =>
    formAction(async ({ id, visible }, viewer) => {
      await setVisibility({ id, visible }, viewer);
      return succeed(path, t(`${words}.${visible === 'true' ? 'nowShown' : 'nowHidden'}`));
    }),

  /** Without script, the screen offers to restore the entry that its address names. */
  declareDelete: (remove: Command) =>
    formAction(async ({ id }, viewer) => {
      await remove({ id }, viewer);
      return succeed(`${path}${path.includes('?') ? '&' : '?'}deleted=${id}`, t(`${words}.deleted`), false);
    }),

  declareRestore: (restore: Command) =>
    formAction(async ({ id }, viewer) => {
      await restore({ id }, viewer);
      return succeed(path, t(`${words}.restored`));
    }),
});
