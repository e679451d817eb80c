import { getDrawnUrl, readDrawnFile } from '@/features/news/drawn-address.rules';
import { createTextError, IMMUTABLE, publicHeaders, serveUnlessOutage } from '../public-response';
import { drawPlanned } from './draw-planned';
import { drawnCoversMessages as words } from './drawn-covers.messages';
import { findPlannedCover } from './drawn-covers.queries';

/**
 * Responds with the drawn cover of a public item. Only the address with the current version has a picture, which is
 * immutable; others redirect to it, so that no made-up version costs a drawing or a place in a cache.
 *
 * @param file last segment of the path: `128-card-640.webp`
 */
export async function answerDrawnCover(request: Request, file: string): Promise<Response> {
  const asked = readDrawnFile(file);
  if (!asked) return createTextError(404, words['covers.missing']);
  return serveUnlessOutage(async () => {
    const { id, shape, width } = asked;
    const planned = await findPlannedCover(id);
    if (!planned) return createTextError(404, words['covers.missing']);
    const { version } = planned;
    if (new URL(request.url).searchParams.get('v') !== version)
      return new Response(null, {
        status: 307,
        headers: { ...publicHeaders, Location: getDrawnUrl({ id, version }, shape, width) },
      });
    const name = `${id}-${shape}-${width}`;
    const webp = await drawPlanned(planned, { name, format: shape, encoding: 'webp', width });
    if (webp instanceof Response) return webp;
    const headers = { ...IMMUTABLE, 'Content-Type': 'image/webp', 'Content-Length': String(webp.length) };
    return new Response(new Uint8Array(webp), { headers });
  });
}
