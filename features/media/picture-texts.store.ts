import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import type { Transaction } from '@/lib/db/db';

/** Texts that a picture got where it was used. */
export type UsedPicture = ({ id: number } | { hash: string }) & { alt: string; caption: string };

/**
 * Remembers the texts of used pictures in the library of the viewer's organisation: the next item that uses a picture
 * starts with them. Texts that the library has already stay.
 */
export async function rememberPictureTexts(
  tx: Transaction,
  { organisationId = NO_ID }: Viewer,
  used: readonly UsedPicture[],
): Promise<void> {
  const known = used.filter(({ alt, caption }) => alt !== '' || caption !== '');
  if (known.length === 0) return;
  const ids = known.map((one) => ('id' in one ? one.id : NO_ID));
  const hashes = known.map((one) => ('hash' in one ? one.hash : ''));
  await tx.$executeRaw`
    UPDATE media m SET
      alt = CASE WHEN m.alt = '' THEN used.alt ELSE m.alt END,
      caption = CASE WHEN m.caption = '' THEN used.caption ELSE m.caption END
    FROM (SELECT DISTINCT ON (media.id) media.id, given.alt, given.caption
      FROM unnest(${ids}::int[], ${hashes}::text[], ${known.map(({ alt }) => alt)}::text[],
        ${known.map(({ caption }) => caption)}::text[]) WITH ORDINALITY AS given(id, hash, alt, caption, place)
      JOIN media ON media.id = given.id OR media.hash = given.hash
      WHERE media.organisation_id = ${organisationId} AND media.kind = 'image'
      ORDER BY media.id, given.place) used
    WHERE m.id = used.id AND ((m.alt = '' AND used.alt <> '') OR (m.caption = '' AND used.caption <> ''))`;
}
