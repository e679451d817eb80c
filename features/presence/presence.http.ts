import { failure } from '@/lib/http/failure';
import { answerWrite } from '@/lib/http/json-write';
import { markPresent } from './presence.commands';
import { countOnline } from './presence.queries';

/** A visible page says that somebody is there. */
export const answerPresence = (request: Request): Promise<Response> =>
  answerWrite(request, (_, viewer) => markPresent({}, viewer));

/** Who is online now; the same for everyone, so that any cache may keep it for a second. */
export async function answerOnline(): Promise<Response> {
  try {
    return Response.json(await countOnline(), { headers: { 'Cache-Control': 'public, max-age=1' } });
  } catch (error) {
    const { status, headers, body } = failure(error);
    return Response.json(body, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
  }
}
