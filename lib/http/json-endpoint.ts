import type { Viewer } from '@/lib/auth/viewer';
import { env } from '@/lib/env/env';
import { setPersonal } from '@/lib/request/context';
import { BODY_LIMIT_BYTES, readBody } from './body';
import { readClientAddress } from './client-address';
import { toFailureResponse } from './failure-response';
import { parsePayload } from './payload';
import { readViewer } from './read-viewer';

/**
 * Serves a write from our own pages: same bodies, limits and errors as the legacy calls, without their API key.
 *
 * @param run receives the unparsed fields and the viewer; its result is the response's `data`
 * @param rules maximum size of the body (64 KiB by default), and true in `renew` if the call counts as use of the
 *   session
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
 * Serves requests of our own pages besides forms: reads, and bodies without fields. A read without an origin header is
 * accepted, as no other site can see its response; a write must come from our own pages.
 *
 * @param run receives the viewer; its result is the response's `data`
 */
export async function serveJson(request: Request, run: (viewer: Viewer) => Promise<object>): Promise<Response> {
  return toJsonResponse(async () => run(await readRequestViewer(request)));
}

/** The viewer of a request; see `serveJson`. Only a write counts as use of the session. */
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
