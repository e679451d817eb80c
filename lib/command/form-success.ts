import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { FormState } from './form-action';

/**
 * What an action answers that leaves its page as it is: with script the page shows what was done and has its lists drawn
 * anew; without, the browser goes on to an address.
 *
 * @param to where a browser without script goes on
 * @param redraw false where the form would go away with what it is about, before it can tell: it has the page drawn itself
 */
export async function succeed(to: string, done: string, redraw = true): Promise<Pick<FormState, 'done'>> {
  if (!(await headers()).has('next-action')) redirect(to);
  if (redraw) refresh();
  return { done };
}
