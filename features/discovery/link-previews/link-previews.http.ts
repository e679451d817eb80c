import { readId } from '@/lib/list/list';
import { drawPlanned } from '../drawn-covers/draw-planned';
import { createTextError, IMMUTABLE, publicHeaders, serveUnlessOutage } from '../public-response';
import { linkPreviewsMessages as words } from './link-previews.messages';
import { findLinkPreview } from './link-previews.queries';

/**
 * Responds with the preview picture of a public item, or of the site: PNG, as not every messenger reads WebP. It is
 * immutable if the URL names its current version.
 *
 * @param file last segment of the path: `128.png` or `site.png`
 */
export async function answerLinkPreview(request: Request, file: string): Promise<Response> {
  const [, name = ''] = /^(site|\d{1,10})\.png$/.exec(file) ?? [];
  const id = readId(name);
  if (name !== 'site' && id === undefined) return createTextError(404, words['opengraph.missing']);
  const asked = new URL(request.url).searchParams.get('v');
  return serveUnlessOutage(async () => {
    const planned = await findLinkPreview(id);
    if (!planned) return createTextError(404, words['opengraph.missing']);
    const png = await drawPlanned(planned, { name, format: 'link', encoding: 'png' });
    if (png instanceof Response) return png;
    const headers = { ...(asked === planned.version ? IMMUTABLE : publicHeaders), 'Content-Type': 'image/png' };
    return new Response(new Uint8Array(png), { headers: { ...headers, 'Content-Length': String(png.length) } });
  });
}
