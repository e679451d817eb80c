import type { Viewer } from '@/lib/auth/viewer';
import { AppError, isDiskError, isOutage } from '@/lib/errors/errors';
import {
  getMediaFileName,
  type MediaEntry,
  type MediaKind,
  mediaKinds,
  type StoredMedia,
} from '@/lib/files/picture.schema';
import { runPictureTask } from '@/lib/files/picture-queue';
import { describeError, log } from '@/lib/log/log';
import { type KeyedMessage, pickMessage } from '@/lib/messages/message';
import { detectFileType, type FileType } from './detect-file-type';
import { saveMedia } from './media.commands';
import { mediaMessages as words } from './media.messages';
import { findStoredFile, requireWriter } from './media.queries';
import { cleanFileName, readUploadKind, sizeLimits } from './media.rules';
import { getMediaStore } from './media.store';
import { type ReceivedFile, receiveUpload } from './receive-upload';
import { storePictureAs } from './store-files';
import { consumeUpload } from './upload-limit.store';

/** Retry-After for an error of the store. */
const RETRY_SECONDS = 60;

const tooLargeMessages: Readonly<Record<MediaKind, KeyedMessage>> = {
  image: pickMessage(words, 'media.pictureTooLarge'),
  document: pickMessage(words, 'media.documentTooLarge'),
};
const wrongKindMessages: Readonly<Record<MediaKind, KeyedMessage>> = {
  image: pickMessage(words, 'media.notPicture'),
  document: pickMessage(words, 'media.notDocument'),
};

/**
 * Adds an uploaded file to the library of the viewer's organisation. Its type is determined by its content; pictures
 * are re-encoded. The row is created once the files are in the store.
 *
 * @param query `name`, the file's name, and optionally `kind`
 * @param body the file itself
 * @throws AppError 'unauthenticated' and 'forbidden' without the right to write news, 'limited' above 60 uploads per
 *   hour and account, 'tooLarge', 'mediaType' for a type that is not allowed or not the given kind, 'invalid' for a
 *   broken file, 'busy' when the queue is full or the store fails
 */
export async function uploadMedia(
  { query, body }: { query: URLSearchParams; body: ReadableStream<Uint8Array> | null },
  viewer: Viewer,
): Promise<MediaEntry> {
  requireWriter(viewer);
  await consumeUpload(viewer);
  const announced = readUploadKind(query);
  const wanted = mediaKinds.find((kind) => kind === query.get('kind'));
  const arrived = await receiveUpload(body, sizeLimits[announced], tooLargeMessages[announced]).catch(throwStoreError);
  try {
    const kept = await storeUpload(arrived, wanted).catch(throwStoreError);
    return await saveMedia({ ...kept, originalName: cleanFileName(query.get('name') ?? '') }, viewer);
  } finally {
    await arrived.remove();
  }
}

/**
 * Stores a received file by what its content is.
 *
 * @param wanted kind that it must be; any without
 * @param plain its bytes, if they are a picture that is already as it would be stored
 * @throws AppError as `uploadMedia`
 */
export async function storeUpload(
  arrived: ReceivedFile,
  wanted: MediaKind | undefined,
  plain?: Uint8Array,
): Promise<Omit<StoredMedia, 'originalName'>> {
  const form = await detectFileType(arrived.path);
  if (!form) throw new AppError('mediaType', pickMessage(words, 'media.unknownType'));
  if (wanted && form.kind !== wanted) throw new AppError('mediaType', wrongKindMessages[wanted]);
  if (arrived.bytes > sizeLimits[form.kind]) throw new AppError('tooLarge', tooLargeMessages[form.kind]);
  return (await findStoredFile(arrived.hash)) ?? storersByKind[form.kind](arrived, form, plain);
}

type StoreByKind = (
  arrived: ReceivedFile,
  form: FileType,
  plain?: Uint8Array,
) => Promise<Omit<StoredMedia, 'originalName'>>;

const storersByKind: Readonly<Record<MediaKind, StoreByKind>> = {
  image: async ({ path, hash }, _form, plain) => ({
    kind: 'image',
    ...(await runPictureTask(() => storePictureAs(path, hash, plain))),
  }),
  document: async ({ path, bytes, hash }, form) => {
    await getMediaStore().write(getMediaFileName({ hash, ...form }), { path, bytes });
    return { ...form, hash, bytes, width: null, height: null, widths: [], color: null };
  },
};

/**
 * Logs an error of the store (full disk, unreachable) and replaces it with 'busy', as its message means nothing to
 * users.
 */
function throwStoreError(error: unknown): never {
  if (error instanceof AppError || (isOutage(error) && !isDiskError(error))) throw error;
  log.error({ error: describeError(error) }, 'the media store refused');
  throw new AppError('busy', pickMessage(words, 'media.noSpace'), {}, RETRY_SECONDS);
}
