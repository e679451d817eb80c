import type { Viewer } from '../auth/viewer';
import { readClientAddress } from '../client-address';
import { env } from '../env';
import { BODY_LIMIT_BYTES, readBody } from './body';
import { failure } from './failure';
import { parsePayload } from './payload';
import { readViewer } from './serve';

/**
 * A write of our own pages: the same bodies, limits and failures as the old calls, without their key.
 *
 * @param run gets the fields as they came and who is asking; what it returns is the answer's `data`
 * @param rules how many bytes the body may have (64 KiB unless said), and whether the call counts as use of the session
 */
export async function answerWrite(
  { headers, body }: Request,
  run: (fields: Readonly<Record<string, unknown>>, viewer: Viewer) => Promise<object>,
  { limit = BODY_LIMIT_BYTES, renew = false }: { limit?: number; renew?: boolean } = {},
): Promise<Response> {
  return answerWith(async () => {
    const fields = await parsePayload(await readBody(body, limit), headers.get('content-type'));
    const viewer = await readViewer(
      { headers, address: readClientAddress(headers, env.TRUSTED_PROXIES) },
      fields,
      renew,
    );
    return run(Object.fromEntries(fields), viewer);
  });
}

/**
 * A read of our own pages, for whoever is signed in.
 *
 * @param run gets who is asking; what it returns is the answer's `data`
 */
export async function answerRead({ headers }: Request, run: (viewer: Viewer) => Promise<object>): Promise<Response> {
  return answerWith(async () => {
    const asker = { headers, address: readClientAddress(headers, env.TRUSTED_PROXIES) };
    return run(await readViewer(asker, new Map(), false));
  });
}

async function answerWith(run: () => Promise<object>): Promise<Response> {
  const answer = { 'Cache-Control': 'no-store' };
  try {
    return Response.json({ status: true, data: await run() }, { headers: answer });
  } catch (error) {
    const refused = failure(error);
    return Response.json(refused.body, { status: refused.status, headers: { ...answer, ...refused.headers } });
  }
}
