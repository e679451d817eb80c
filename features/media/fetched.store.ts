import type { Transaction } from '@/lib/db/db';
import { getMediaUrl, IMAGE_LIMIT_BYTES, listDisplayWidths, type StoredMedia } from '@/lib/files/picture.schema';
import { pickMessage } from '@/lib/messages/message';
import { writeMediaRow } from './media.commands';
import { mediaMessages as words } from './media.messages';
import { cleanFileName } from './media.rules';
import { isPlainWebp } from './plain-webp';
import { receiveUpload } from './receive-upload';
import { storeUpload } from './upload-media';

/** A stored picture without a row yet. */
export type FetchedPicture = Omit<StoredMedia, 'originalName'>;

/**
 * Stores a picture that was fetched from another site: recognised by its content and encoded anew, as an upload. One
 * that another portal stores in the very same form keeps its bytes.
 *
 * @returns the stored file, for `addFetchedPicture`
 * @throws AppError 'mediaType', 'invalid', 'tooLarge' for anything but a picture, 'busy' while it can't be stored
 */
export async function storeFetchedPicture(bytes: Uint8Array<ArrayBuffer>): Promise<FetchedPicture> {
  const arrived = await receiveUpload(
    new Response(bytes).body,
    IMAGE_LIMIT_BYTES,
    pickMessage(words, 'media.pictureTooLarge'),
  );
  try {
    return await storeUpload(arrived, 'image', isPlainWebp(bytes) ? bytes : undefined);
  } finally {
    await arrived.remove();
  }
}

/**
 * Adds a stored picture to the library of an organisation.
 *
 * @returns its id and the address that texts have for it
 * @throws AppError 'busy' if its files are not in the store
 */
export async function addFetchedPicture(
  tx: Transaction,
  file: FetchedPicture,
  { organisationId, name, alt }: { organisationId: number; name: string; alt: string },
): Promise<{ id: number; src: string }> {
  const originalName = cleanFileName(name);
  const owner = { organisationId, uploadedById: undefined };
  const { id } = await writeMediaRow(tx, { ...file, originalName, alt }, owner);
  return { id, src: getMediaUrl(file, listDisplayWidths(file.widths).at(-1)) };
}
