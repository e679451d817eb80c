import { classifyOrigin } from '@/lib/auth/origin';
import { readLoginClient, setLoginCookies, setSessionCookie } from '@/lib/auth/page-viewer';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { serveJsonWrite } from '@/lib/http/json-endpoint';
import { pickMessage } from '@/lib/messages/message';
import { type Resumed, resumeByCode, resumeByPassword } from './resume-session';

/** Name and password of a login on a page whose session has ended; `step` is what the login still lacks. */
export const answerPasswordStep = (request: Request): Promise<Response> =>
  serveStep(request, async (fields) => resumeByPassword(fields, await readLoginClient()));

/** Code of the second factor, after the password. */
export const answerCodeStep = (request: Request): Promise<Response> =>
  serveStep(request, async (fields, viewer) => resumeByCode(fields, viewer, (await readLoginClient()).userAgent));

type Step = (fields: Readonly<Record<string, unknown>>, viewer: Viewer) => Promise<Resumed>;

/** Only our own pages may log somebody in; the tokens leave in cookies alone. */
function serveStep(request: Request, run: Step): Promise<Response> {
  return serveJsonWrite(request, async (fields, viewer) => {
    if (classifyOrigin(request.headers) !== 'own')
      throw new AppError('forbidden', pickMessage(errorMessages, 'errors.foreign'));
    const { session, device, step } = await run(fields, viewer);
    await (device === undefined ? setSessionCookie(session) : setLoginCookies({ session, device }));
    return { step: step ?? null };
  });
}
