import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { FormState } from './form-action';

/**
 * Response of an action that stays on its page: with script the page shows the message and refreshes; without, the
 * browser is redirected.
 *
 * @param to redirect target for a browser without script
 * @param redraw false if refreshing would unmount the form before its toast shows; the form then refreshes the page
 *   itself
 */
export async function succeed(to: string, done: string, redraw = true): Promise<Pick<FormState, 'done'>> {
  if (!(await headers()).has('next-action')) redirect(to);
  if (redraw) refresh();
  return { done };
}
