import { z } from 'zod';
import { publicSql } from '@/features/news/filter/filter.queries';
import { newsHref } from '@/features/news/news.rules';
import { db } from '@/lib/db/db';
import { getMediaUrl, listDisplayWidths, storedMedia } from '@/lib/files/picture.schema';
import { isSafeTarget } from '@/lib/http/safe-target';
import { getCurrentTime } from '@/lib/time/current-time';
import { toAddressKey, toFilePath } from './address-key';

/** Names of pictures; old sites served them beside their pages. */
const PICTURE = /\.(?:jpe?g|png|gif|webp|bmp)$/i;
/** Suffix of the sizes that WordPress made of a picture. */
const SIZE = /-\d{1,5}x\d{1,5}(?=\.\w+$)/;

const rows = z.array(
  z.object({
    path: z.string(),
    id: z.number().nullable(),
    section: z.enum(['news', 'lifestyle']).nullable(),
    shown: z.boolean().nullable(),
    target: z.string().nullable(),
  }),
);
const file = storedMedia.pick({ hash: true, extension: true, widths: true });

/** Answer to an old address: where its content is now, and whether readers see it there. */
export type OldAddressAnswer = { href: string; isPublic: boolean };

/**
 * Finds the present address of an old one, by a single indexed read: that of an item, of another page, or of a picture
 * that was moved.
 *
 * @param address path and query, or a whole address whose host doesn't count
 * @returns undefined for an address that no old site had
 */
export async function findOldAddress(address: string): Promise<OldAddressAnswer | undefined> {
  const path = toFilePath(address);
  if (PICTURE.test(path)) return findPicture(path);
  const key = toAddressKey(address);
  return key === undefined ? undefined : (await findOldAddresses([key])).get(key);
}

/** The same for many at once, by their keys; pictures are left out. */
export async function findOldAddresses(keys: readonly string[]): Promise<Map<string, OldAddressAnswer>> {
  const found = rows.parse(
    await db.$queryRaw`
      SELECT a.path, a.target, n.id, n.section::text, (${publicSql(getCurrentTime())}) AS shown
      FROM old_address a LEFT JOIN news n ON n.id = a.news_id WHERE a.path = ANY(${[...keys]}::text[])`,
  );
  return new Map(
    found.flatMap(({ path, id, section, shown, target }): [string, OldAddressAnswer][] => {
      if (id !== null && section !== null)
        return [[path, { href: newsHref({ id, section }), isPublic: shown === true }]];
      return target !== null && isOwnTarget(target) ? [[path, { href: target, isPublic: true }]] : [];
    }),
  );
}

/** True for an address of this portal, from its root. */
export const isOwnTarget = (target: string): boolean => target.startsWith('/') && isSafeTarget(target);

async function findPicture(path: string): Promise<OldAddressAnswer | undefined> {
  const paths = [...new Set([path, path.replace(SIZE, '')])];
  const found = await db.moveFile.findMany({
    where: { path: { in: paths }, reason: '' },
    select: { path: true, file: true },
    orderBy: { sourceId: 'asc' },
  });
  const files = found.flatMap((row) => {
    const { data } = file.safeParse(row.file);
    return data ? [{ path: row.path, file: data }] : [];
  });
  const best = files.find((one) => one.path === path) ?? files[0];
  return best && { href: getMediaUrl(best.file, listDisplayWidths(best.file.widths).at(-1)), isPublic: true };
}
