import { visitor } from '@/lib/auth/viewer';
import { failure } from '@/lib/http/failure';
import { stopByLink } from './subscriptions/subscriptions.commands';

const answer = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
const tokenOf = ({ url }: Request): string => new URL(url).searchParams.get('token') ?? '';

/** The one click of a mail program (RFC 8058): its server sends it, without cookies; the link alone says what to stop. */
export async function answerOneClick(request: Request): Promise<Response> {
  try {
    await stopByLink({ token: tokenOf(request) }, visitor);
    return new Response(null, { status: 204, headers: answer });
  } catch (error) {
    const refused = failure(error);
    return Response.json(refused.body, { status: refused.status, headers: { ...answer, ...refused.headers } });
  }
}

/** Whoever opens the same address is shown the page with the button; opening stops nothing. */
export function showStopPage(request: Request): Response {
  const to = `/alerts/stop/?token=${encodeURIComponent(tokenOf(request))}`;
  return new Response(null, { status: 303, headers: { ...answer, Location: to } });
}
