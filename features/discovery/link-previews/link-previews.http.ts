import { hashFacts } from '@/features/news/link-preview.rules';
import { AppError } from '@/lib/errors/errors';
import { pictureMessages } from '@/lib/files/picture-messages';
import { runPictureTask } from '@/lib/files/picture-queue';
import { readId } from '@/lib/list/list';
import { createTextError, publicHeaders, serveUnlessOutage } from '../public-response';
import { linkPreviewsMessages as words } from './link-previews.messages';
import { findLinkPreviewFacts } from './link-previews.queries';
import { getOrRenderPreview } from './preview-cache';
import { renderLinkPreview } from './render-link-preview';

const FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * Responds with the preview picture of a public item, or of the site. It is immutable if the URL names its current
 * version.
 *
 * @param file last segment of the path: `128.png` or `site.png`
 */
export async function answerLinkPreview(request: Request, file: string): Promise<Response> {
  const [, name = ''] = /^(site|\d{1,10})\.png$/.exec(file) ?? [];
  const id = readId(name);
  if (name !== 'site' && id === undefined) return createTextError(404, words['opengraph.missing']);
  const asked = new URL(request.url).searchParams.get('v');
  return serveUnlessOutage(async () => {
    const facts = await findLinkPreviewFacts(id);
    if (!facts) return createTextError(404, words['opengraph.missing']);
    const version = hashFacts(facts);
    const png = await getOrRenderPreview(`${name}-${version}.png`, () =>
      runPictureTask(() => renderLinkPreview(facts)),
    ).catch(answerBusy);
    if (png instanceof Response) return png;
    const headers = { ...(asked === version ? FOR_EVER : publicHeaders), 'Content-Type': 'image/png' };
    return new Response(new Uint8Array(png), { headers: { ...headers, 'Content-Length': String(png.length) } });
  });
}

/** 503 while too many pictures are being rendered. */
function answerBusy(error: unknown): Response {
  if (!(error instanceof AppError) || error.kind !== 'busy') throw error;
  return createTextError(503, pictureMessages['media.busy'], { 'Retry-After': String(error.retryAfterSeconds ?? 1) });
}
