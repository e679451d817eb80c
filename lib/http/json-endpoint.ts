import type { Viewer } from '@/lib/auth/viewer';
import { env } from '@/lib/env/env';
import { setPersonal } from '@/lib/request/context';
import { BODY_LIMIT_BYTES, readBody } from './body';
import { readClientAddress } from './client-address';
import { toFailureResponse } from './failure-response';
import { parsePayload } from './payload';
import { readViewer } from './read-viewer';

/**
 * A write of our own pages: the same bodies, limits and failures as the old calls, without their key.
 *
 * @param run gets the fields as they came and who is asking; what it returns is the answer's `data`
 * @param rules how many bytes the body may have (64 KiB unless said), and whether the call counts as use of the session
 */
export async function serveJsonWrite(
  { headers, body }: Request,
  run: (fields: Readonly<Record<string, unknown>>, viewer: Viewer) => Promise<object>,
  { limit = BODY_LIMIT_BYTES, renew = false }: { limit?: number; renew?: boolean } = {},
): Promise<Response> {
  return toJsonResponse(async () => {
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
 * What our own pages ask for besides forms: reads, and bodies that are no fields. Browsers that say nothing of where a read
 * comes from are believed, as no other site can see its answer; a write has to come from our own pages.
 *
 * @param run gets who is asking; what it returns is the answer's `data`
 */
export async function serveJson(request: Request, run: (viewer: Viewer) => Promise<object>): Promise<Response> {
  return toJsonResponse(async () => run(await readRequestViewer(request)));
}

/** Who asks; see `serveJson`. Only a write counts as use of the session. */
export async function readRequestViewer({ headers, method }: Pick<Request, 'headers' | 'method'>): Promise<Viewer> {
  setPersonal();
  const isRead = method === 'GET';
  const address = readClientAddress(headers, env.TRUSTED_PROXIES);
  return readViewer({ headers, address }, new Map(), !isRead, isRead ? ['own', 'unknown'] : ['own']);
}

async function toJsonResponse(run: () => Promise<object>): Promise<Response> {
  const answer = { 'Cache-Control': 'no-store' };
  try {
    return Response.json({ status: true, data: await run() }, { headers: answer });
  } catch (error) {
    const refused = toFailureResponse(error);
    return Response.json(refused.body, { status: refused.status, headers: { ...answer, ...refused.headers } });
  }
}
