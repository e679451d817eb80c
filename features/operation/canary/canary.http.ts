import { ignoreOutage } from '@/lib/errors/errors';
import { readCanary } from './canary.queries';

const headers = { 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' };

/** The canary as readers get it, through the page cache: no news, only a number. */
export async function answerCanary(): Promise<Response> {
  const beat = await readCanary().catch(ignoreOutage);
  if (beat !== undefined) return Response.json({ beat }, { headers });
  return Response.json({ status: false, code: 'BUSY' }, { status: 503, headers: { ...headers, 'Retry-After': '10' } });
}
