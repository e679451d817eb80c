import { isOutage } from '@/lib/errors/errors';
import { gatewayMessages } from './messages';

/** Anybody may keep a copy and asks each time whether it is still good; the front adds the entity tag. */
export const publicHeaders = { 'Cache-Control': 'public, max-age=0, must-revalidate' } as const;

/** When a program may ask again while the database is away. */
const RETRY_AFTER_SECONDS = '10';

/** An answer in plain words to a program that asked for what is not there. */
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

/** What `make` answers; 503 while the database is away, which readers of feeds and robots understand. */
export async function serveUnlessOutage(make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    if (!isOutage(error)) throw error;
    return createTextError(503, gatewayMessages['front.away'].th, { 'Retry-After': RETRY_AFTER_SECONDS });
  }
}
