import { toFailureResponse } from '@/lib/http/failure-response';
import { serveJsonWrite } from '@/lib/http/json-endpoint';
import { recordPresence } from './presence.commands';
import { countOnline } from './presence.queries';

/** Heartbeat of a visible page. */
export const answerPresence = (request: Request): Promise<Response> =>
  serveJsonWrite(request, (_, viewer) => recordPresence({}, viewer));

/** Online counts; the same for everyone, so that any cache may store them for a second. */
export async function answerOnline(): Promise<Response> {
  try {
    return Response.json(await countOnline(), { headers: { 'Cache-Control': 'public, max-age=1' } });
  } catch (error) {
    const { status, headers, body } = toFailureResponse(error);
    return Response.json(body, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
  }
}
