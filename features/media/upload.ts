import type { Viewer } from '@/lib/auth/viewer';
import { AppError, isDiskFault, isOutage } from '@/lib/errors/errors';
import {
  type MediaEntry,
  type MediaKind,
  mediaFileName,
  mediaKinds,
  type StoredMedia,
} from '@/lib/files/picture.schema';
import { inTurn } from '@/lib/files/picture-queue';
import { limit, spend } from '@/lib/http/rate-limit/database';
import { describeError, log } from '@/lib/log/log';
import { keepPicture } from './keep';
import { saveMedia } from './media.commands';
import { findKept, requireWriter } from './media.queries';
import { cleanName, limitOf, readUploadKind } from './media.rules';
import { mediaStore } from './media.store';
import { type FileForm, recogniseFile } from './recognise';
import { type Arrived, receive } from './uploads-folder';

const uploads = () => limit('uploads');
/** When somebody may try again after the store refused. */
const RETRY_SECONDS = 60;

const tooLarge: Readonly<Record<MediaKind, string>> = {
  image: 'media.pictureTooLarge',
  document: 'media.documentTooLarge',
};
const wrongKind: Readonly<Record<MediaKind, string>> = { image: 'media.notPicture', document: 'media.notDocument' };

/**
 * Takes one uploaded file into the library of the viewer's organisation. What it is, is decided by its content; pictures
 * are made anew. The row is made when the files are on disk.
 *
 * @param query `name`, the file's name, and `kind`, which may be left out
 * @param body the file itself
 * @throws AppError 'unauthenticated' and 'forbidden' for who may not write news, 'limited' above 60 an hour and account,
 *   'tooLarge', 'mediaType' for what is no picture or document, 'invalid' for a broken one, 'busy' when too many wait or
 *   the store refuses
 */
export async function uploadMedia(
  { query, body }: { query: URLSearchParams; body: ReadableStream<Uint8Array> | null },
  viewer: Viewer,
): Promise<MediaEntry> {
  requireWriter(viewer);
  await spend(uploads(), `account:${viewer.accountId}`, 'media.tooMany');
  const announced = readUploadKind(query);
  const wanted = mediaKinds.find((kind) => kind === query.get('kind'));
  const arrived = await receive(body, limitOf[announced], tooLarge[announced]).catch(tellStoreFault);
  try {
    const kept = await keep(arrived, wanted).catch(tellStoreFault);
    return await saveMedia({ ...kept, originalName: cleanName(query.get('name') ?? '') }, viewer);
  } finally {
    await arrived.remove();
  }
}

async function keep(arrived: Arrived, wanted: MediaKind | undefined): Promise<Omit<StoredMedia, 'originalName'>> {
  const form = await recogniseFile(arrived.path);
  if (!form) throw new AppError('mediaType', 'media.unknownType');
  if (wanted && form.kind !== wanted) throw new AppError('mediaType', wrongKind[wanted]);
  if (arrived.bytes > limitOf[form.kind]) throw new AppError('tooLarge', tooLarge[form.kind]);
  return (await findKept(arrived.hash)) ?? keepers[form.kind](arrived, form);
}

type Keeper = (arrived: Arrived, form: FileForm) => Promise<Omit<StoredMedia, 'originalName'>>;

const keepers: Readonly<Record<MediaKind, Keeper>> = {
  image: async ({ path, hash }) => ({ kind: 'image', ...(await inTurn(() => keepPicture(path, hash))) }),
  document: async ({ path, bytes, hash }, form) => {
    await mediaStore().write(mediaFileName({ hash, ...form }), { path, bytes });
    return { ...form, hash, bytes, width: null, height: null, widths: [], color: null };
  },
};

/** What a full disk or a store that is away says means nothing to people; the log keeps it. */
function tellStoreFault(error: unknown): never {
  if (error instanceof AppError || (isOutage(error) && !isDiskFault(error))) throw error;
  log.error({ error: describeError(error) }, 'the media store refused');
  throw new AppError('busy', 'media.noSpace', {}, RETRY_SECONDS);
}
