import type { Viewer } from '@/lib/auth/viewer';
import type { MediaEntry } from '@/lib/files/picture.schema';
import { runPictureTask } from '@/lib/files/picture-queue';
import { saveMedia } from './media.commands';
import { cleanFileName } from './media.rules';
import { storePicture } from './store-files';

/**
 * Adds a picture that the portal has drawn to the library of the viewer's organisation. The same picture is stored once.
 *
 * @param texts file name and alternative text
 * @throws AppError as `saveMedia`, and 'busy' when the queue for pictures is full
 */
export async function saveDrawnPicture(
  picture: Uint8Array,
  { name, alt }: { name: string; alt: string },
  viewer: Viewer,
): Promise<MediaEntry> {
  const stored = await runPictureTask(() => storePicture(picture));
  const entry = await saveMedia({ ...stored, kind: 'image', originalName: cleanFileName(name), alt }, viewer);
  return { ...entry, alt };
}
