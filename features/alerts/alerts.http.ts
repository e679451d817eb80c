import { visitor } from '@/lib/auth/viewer';
import { toFailureResponse } from '@/lib/http/failure-response';
import { stopAlertByLink } from './subscriptions/subscriptions.commands';

const responseHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
const readToken = ({ url }: Request): string => new URL(url).searchParams.get('token') ?? '';

/** One-click unsubscribe (RFC 8058): sent by the mail provider without cookies; the token identifies the alert. */
export async function answerOneClick(request: Request): Promise<Response> {
  try {
    await stopAlertByLink({ token: readToken(request) }, visitor);
    return new Response(null, { status: 204, headers: responseHeaders });
  } catch (error) {
    const refused = toFailureResponse(error);
    return Response.json(refused.body, { status: refused.status, headers: { ...responseHeaders, ...refused.headers } });
  }
}

/** A GET of the same URL redirects to the page with the button and stops nothing. */
export function redirectToStopPage(request: Request): Response {
  const to = `/alerts/stop/?token=${encodeURIComponent(readToken(request))}`;
  return new Response(null, { status: 303, headers: { ...responseHeaders, Location: to } });
}
