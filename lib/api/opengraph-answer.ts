import { AppError } from '../errors';
import { readId } from '../list';
import { mediaMessages } from '../media/messages';
import { inTurn } from '../media/work-queue';
import { drawPicture } from '../opengraph/draw';
import { keepPicture } from '../opengraph/folder';
import { opengraphMessages as words } from '../opengraph/messages';
import { findPictureFacts } from '../opengraph/queries';
import { versionOf } from '../opengraph/rules';
import { publicHeaders, refuseText, unlessAway } from './public-answer';

const FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * Answers with the picture of a public item, or of the site. At an address that names what it shows now it may be kept for
 * ever.
 *
 * @param file the last part of the address: `128.png` or `site.png`
 */
export async function answerPicture(request: Request, file: string): Promise<Response> {
  const [, name = ''] = /^(site|\d{1,10})\.png$/.exec(file) ?? [];
  const id = readId(name);
  if (name !== 'site' && id === undefined) return refuseText(404, words['opengraph.missing'].th);
  const asked = new URL(request.url).searchParams.get('v');
  return unlessAway(async () => {
    const facts = await findPictureFacts(id);
    if (!facts) return refuseText(404, words['opengraph.missing'].th);
    const version = versionOf(facts);
    const png = await keepPicture(`${name}-${version}.png`, () => inTurn(() => drawPicture(facts))).catch(unlessBusy);
    if (png instanceof Response) return png;
    const headers = { ...(asked === version ? FOR_EVER : publicHeaders), 'Content-Type': 'image/png' };
    return new Response(new Uint8Array(png), { headers: { ...headers, 'Content-Length': String(png.length) } });
  });
}

/** Many pictures are being drawn already. */
function unlessBusy(error: unknown): Response {
  if (!(error instanceof AppError) || error.kind !== 'busy') throw error;
  return refuseText(503, mediaMessages['media.busy'].th, { 'Retry-After': String(error.retryAfterSeconds ?? 1) });
}
