import { isOutage } from '@/lib/errors/errors';
import { askForPage } from './ask-for-page';
import type { RenderProcess } from './render-process';

/** As node says it of a server that isn't there: what is asked for can't be had now, and readers meet 503. */
const AWAY = 'ECONNREFUSED';

/**
 * Asks a process that draws something that only it can know.
 *
 * @param path one of `INNER_PATHS`, with its question
 * @returns what it answered, as JSON gives it
 * @throws Error with the code of a lost connection when nobody can answer now
 */
export async function askInner(process: RenderProcess | undefined, path: string, cookie?: string): Promise<unknown> {
  if (!process) throw away();
  const { status, body } = await askForPage(process, {
    path,
    encoding: 'identity',
    host: 'portal',
    id: 'inner',
    inner: { cookie },
  });
  if (status !== 200) throw away();
  return JSON.parse(body.toString('utf8'));
}

const away = (): Error => Object.assign(new Error('no process that draws can answer'), { code: AWAY });

/** Without its database, or a process to ask, the front can't tell whose something is. */
export function unlessAway(error: unknown): 'away' {
  if (!isOutage(error)) throw error;
  return 'away';
}
