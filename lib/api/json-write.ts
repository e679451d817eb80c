import type { Viewer } from '../auth/viewer';
import { readClientAddress } from '../client-address';
import { env } from '../env';
import { readBody } from './body';
import { failure } from './failure';
import { parsePayload } from './payload';
import { readViewer } from './serve';

/**
 * A write of our own pages: the same bodies, limits and failures as the old calls, without their key.
 *
 * @param run gets the fields as they came and who is asking; what it returns is the answer's `data`
 */
export async function answerWrite(
  { headers, body }: Request,
  run: (fields: Readonly<Record<string, unknown>>, viewer: Viewer) => Promise<object>,
): Promise<Response> {
  const answer = { 'Cache-Control': 'no-store' };
  try {
    const fields = await parsePayload(await readBody(body), headers.get('content-type'));
    const viewer = await readViewer(
      { headers, address: readClientAddress(headers, env.TRUSTED_PROXIES) },
      fields,
      false,
    );
    const data = await run(Object.fromEntries(fields), viewer);
    return Response.json({ status: true, data }, { headers: answer });
  } catch (error) {
    const refused = failure(error);
    return Response.json(refused.body, { status: refused.status, headers: { ...answer, ...refused.headers } });
  }
}
