import { isOutage } from '@/lib/errors/errors';
import { gatewayMessages } from '@/lib/http/messages';

/** Anyone may cache the response but must revalidate it each time; the gateway adds the entity tag. */
export const publicHeaders = { 'Cache-Control': 'public, max-age=0, must-revalidate' } as const;

/** For addresses that change with their content. */
export const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' } as const;

/** Seconds until a program may retry while the database is away. */
const RETRY_AFTER_SECONDS = '10';

/** A plain-text response to a program, for a failed request. */
export function createTextError(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}

/** Returns the response of `make`; 503 during an outage, which feed readers and robots understand. */
export async function serveUnlessOutage(make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    if (!isOutage(error)) throw error;
    return createTextError(503, gatewayMessages['front.away'].th, { 'Retry-After': RETRY_AFTER_SECONDS });
  }
}
