import { z } from 'zod';
import type { Viewer } from '@/lib/auth/viewer';
import { parseInput } from '@/lib/command/parse';
import { id } from '@/lib/command/validation';
import { db } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { getMediaFileName, type MediaEntry } from '@/lib/files/picture.schema';
import { runPictureTask } from '@/lib/files/picture-queue';
import { loadSharp } from '@/lib/files/sharp';
import { pickMessage } from '@/lib/messages/message';
import type { CropFrame } from './crop.rules';
import { saveMedia } from './media.commands';
import { mediaMessages as words } from './media.messages';
import { buildLibraryWhere, requireWriter } from './media.queries';
import { readStoredFile } from './read-file.store';
import { storePicture } from './store-files';
import { consumeUpload } from './upload-limit.store';

/** Retry-After if the original can't be read. */
const RETRY_SECONDS = 60;

const share = z.number().min(0).max(1);
const cropInput = z.object({ id, left: share, top: share, width: share.min(0.01), height: share.min(0.01) });

/**
 * Adds a part of a picture of the viewer's library to it as a picture of its own, from the original; the whole one stays.
 * The same part is stored once.
 *
 * @param raw the file's id and the part, as shares of its width and height
 * @throws AppError 'missing' if the picture is not in the library, 'limited' as for uploads, 'busy' when the queue for
 *   pictures is full or the file can't be read, and as `saveMedia`
 */
export async function cropPicture(raw: unknown, viewer: Viewer): Promise<MediaEntry> {
  requireWriter(viewer);
  const { id, ...part } = parseInput(cropInput, raw);
  const row = await db.media.findFirst({
    where: { AND: [{ id, kind: 'image' }, buildLibraryWhere(viewer)] },
    select: { hash: true, extension: true, widths: true, originalName: true, alt: true },
  });
  if (!row) throw new AppError('missing', pickMessage(words, 'media.notFound'));
  await consumeUpload(viewer);
  const stored = await runPictureTask(async () => {
    const original = await readStoredFile(getMediaFileName(row, row.widths.at(-1)));
    if (!original) throw new AppError('busy', pickMessage(words, 'media.noSpace'), {}, RETRY_SECONDS);
    return storePicture(await cutPart(original, part));
  });
  return saveMedia({ ...stored, kind: 'image', originalName: row.originalName, alt: row.alt }, viewer);
}

/** The part as PNG, so that nothing is lost before it is encoded. */
async function cutPart(source: Uint8Array, part: CropFrame): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(source).metadata();
  const left = Math.min(width - 1, Math.round(part.left * width));
  const top = Math.min(height - 1, Math.round(part.top * height));
  return sharp(source)
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(width - left, Math.round(part.width * width))),
      height: Math.max(1, Math.min(height - top, Math.round(part.height * height))),
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
