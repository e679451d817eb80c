import { isOutage } from '@/lib/errors/errors';
import { fetchPage } from './fetch-page';
import type { RenderWorkerClient } from './render-worker-client';

/** As node says it of a server that isn't there: what is asked for can't be had now, and readers meet 503. */
const UNREACHABLE = 'ECONNREFUSED';

/**
 * Asks a process that draws something that only it can know.
 *
 * @param path one of `INTERNAL_PATHS`, with its question
 * @returns what it answered, as JSON gives it
 * @throws Error with the code of a lost connection when nobody can answer now
 */
export async function callInternal(
  process: RenderWorkerClient | undefined,
  path: string,
  cookie?: string,
): Promise<unknown> {
  if (!process) throw createUnreachableError();
  const { status, body } = await fetchPage(process, {
    path,
    encoding: 'identity',
    host: 'portal',
    id: 'inner',
    internal: { cookie },
  });
  if (status !== 200) throw createUnreachableError();
  return JSON.parse(body.toString('utf8'));
}

const createUnreachableError = (): Error =>
  Object.assign(new Error('no process that draws can answer'), { code: UNREACHABLE });

/** Without its database, or a process to ask, the front can't tell whose something is. */
export function catchOutage(error: unknown): 'away' {
  if (!isOutage(error)) throw error;
  return 'away';
}
