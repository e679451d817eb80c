import { saveDrawnPicture } from '@/features/media/drawn-picture.store';
import { requireWriter } from '@/features/media/media.queries';
import type { Viewer } from '@/lib/auth/viewer';
import { parseInput } from '@/lib/command/parse';
import { drawCover } from '@/lib/drawn-cover/draw-cover';
import type { MediaEntry } from '@/lib/files/picture.schema';
import { runPictureTask } from '@/lib/files/picture-queue';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import { pickMessage } from '@/lib/messages/message';
import { coversMessages as words } from './covers.messages';
import { findCoverMaterial } from './covers.queries';
import { buildCoverAlt } from './covers.rules';
import { coverChoice } from './covers.schema';

const getMakeLimit = () => getLimiter('covers.make');

/**
 * Draws a cover and adds it to the library of the viewer's organisation, with its alternative text. The item refers to
 * it once it is saved.
 *
 * @throws AppError as `previewCovers`, and 'limited' above 60 covers per hour and account
 */
export async function makeCover(raw: unknown, viewer: Viewer): Promise<MediaEntry> {
  requireWriter(viewer);
  const choice = parseInput(coverChoice, raw);
  await consume(getMakeLimit(), `account:${viewer.accountId}`, pickMessage(words, 'covers.tooMany'));
  const material = await findCoverMaterial(choice, viewer);
  const png = await runPictureTask(() =>
    drawCover(material.toFacts(choice.layout), { format: 'wide', encoding: 'png', logo: material.logo }),
  );
  const name = `${words['covers.fileName']} ${choice.topic}.webp`;
  return saveDrawnPicture(png, { name, alt: buildCoverAlt(choice.topic) }, viewer);
}
