import { storeFetchedPicture } from '@/features/media/fetched.store';
import { AppError } from '@/lib/errors/errors';
import { OutboundError } from '@/lib/http/outbound/outbound-request';
import { readForeignHtml } from '@/lib/rich-text/foreign-html';
import { movingMessages as words } from '../moving.messages';
import type { MoveSourceAdapter, SourceItem } from '../moving.schema';
import { toFileKey } from './item.rules';
import { listKnownFiles, saveFile } from './write-pictures.commands';

/** Statuses below 500 after which a file may be had later. */
const PASSING = new Set([408, 425, 429]);

/**
 * Fetches the pictures of an item that have not been asked for: its cover, those of its text, and those below it. A file
 * that can't be had is recorded with its reason, and is not asked for again.
 *
 * @returns the item with the pictures below it
 * @throws the adapter's errors where the source doesn't answer at all
 */
export async function fetchPictures(
  adapter: MoveSourceAdapter,
  sourceId: number,
  item: SourceItem,
): Promise<SourceItem> {
  const pictures = item.pictures ?? (await adapter.listPictures(item));
  const names = listPictureNames({ ...item, pictures });
  const known = await listKnownFiles(
    sourceId,
    names.map((name) => toFileKey(name, item.base)),
  );
  for (const name of names) {
    const key = toFileKey(name, item.base);
    if (known.has(key)) continue;
    known.add(key);
    await saveFile(sourceId, key, await fetchPicture(adapter, name, item.base));
  }
  return { ...item, pictures };
}

/** Names of the pictures of an item, as its source has them: cover, text, gallery. */
export const listPictureNames = ({ cover, html, pictures }: SourceItem): string[] => [
  ...new Set(
    [
      cover,
      ...readForeignHtml(html, () => undefined).pictures,
      ...(pictures ?? []).map(({ address }) => address),
    ].filter(Boolean),
  ),
];

/**
 * Fetches one file from the first of its addresses that has a picture.
 *
 * @returns the file, or the reason why there is none; `isPassing` if it may be had later
 */
export async function fetchPicture(adapter: MoveSourceAdapter, name: string, base: string) {
  let reason: string = words['moving.reason.notPicture'];
  let isPassing = false;
  for (const address of adapter.listFileAddresses(name, base)) {
    try {
      const file = await storeFetchedPicture(await adapter.fetchFile(address));
      adapter.rememberFileAddress(name, address);
      return { file };
    } catch (error) {
      const found = toFileReason(error);
      if (found === undefined) throw error;
      reason = found;
      isPassing ||= error instanceof OutboundError && isPassingFailure(error);
    }
  }
  return { reason, isPassing };
}

/** True for a failure after which the same file may be had later. */
const isPassingFailure = ({ problem, status = 0 }: OutboundError): boolean =>
  problem === 'network' || problem === 'time' || (problem === 'status' && (status >= 500 || PASSING.has(status)));

/** Reason why a file can't be had; undefined for an error that has nothing to do with it. */
function toFileReason(error: unknown): string | undefined {
  if (error instanceof OutboundError) {
    if (error.problem === 'address' || error.problem === 'redirect') return words['moving.reason.privateAddress'];
    if (error.problem === 'size') return words['moving.reason.tooLarge'];
    return words['moving.reason.notAnswered'];
  }
  if (!(error instanceof AppError) || error.kind === 'busy') return undefined;
  return error.kind === 'tooLarge' ? words['moving.reason.tooLarge'] : words['moving.reason.notPicture'];
}
