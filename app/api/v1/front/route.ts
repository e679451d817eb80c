import { listHeroIds } from '@/features/home/pinned/pinned.queries';
import { ignoreOutage } from '@/lib/errors/errors';

const headers = { 'Cache-Control': 'no-cache' };

/** Ids of the items that lead the front page now. */
export async function GET(): Promise<Response> {
  const hero = await listHeroIds().catch(ignoreOutage);
  if (hero) return Response.json({ hero }, { headers });
  return Response.json({ status: false, code: 'BUSY' }, { status: 503, headers: { ...headers, 'Retry-After': '10' } });
}
