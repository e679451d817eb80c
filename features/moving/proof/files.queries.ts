import { z } from 'zod';
import { db } from '@/lib/db/db';
import { toFileKey, toFileName } from '../items/item.rules';
import { type MissingFile, NAMED } from './proof.schema';

/** Items that a missing file names. */
const ITEMS = 20;
const rows = z.array(
  z.object({ oldId: z.string(), newId: z.number().nullable(), topic: z.string().nullable(), detail: z.string() }),
);

/**
 * Files of a source that could not be had, with the items that lack them: those whose last report lists the file, by its
 * address or, where a text names it without one, by its name.
 */
export async function findMissingFiles(sourceId: number): Promise<{ count: number; first: MissingFile[] }> {
  const where = { sourceId, reason: { not: '' } };
  const [count, files] = await Promise.all([
    db.moveFile.count({ where }),
    db.moveFile.findMany({ where, select: { address: true, reason: true }, orderBy: { address: 'asc' }, take: NAMED }),
  ]);
  const source = await db.moveSource.findUniqueOrThrow({ where: { id: sourceId }, select: { address: true } });
  const lacking = rows.parse(
    await db.$queryRaw`
      SELECT DISTINCT m.old_id AS "oldId", t.new_id AS "newId", n.topic, d->>'detail' AS detail
      FROM move_run r JOIN move_item m ON m.run_id = r.id CROSS JOIN jsonb_array_elements(m.dropped) d
      LEFT JOIN move_thing t ON t.source_id = r.source_id AND t.kind = 'news' AND t.old_id = m.old_id
      LEFT JOIN news n ON n.id = t.new_id
      WHERE r.source_id = ${sourceId} AND NOT r.is_dry AND d->>'kind' = 'picture'
        AND split_part(regexp_replace(d->>'detail', '[?#].*$', ''), '/', -1)
          = ANY(${files.flatMap(({ address }) => listNames(address))}::text[])
      ORDER BY "oldId"`,
  );
  const first = files.map(({ address, reason }) => {
    const isMeant = ({ detail }: { detail: string }) =>
      toFileKey(detail, `${source.address}/`) === address ||
      (!detail.includes('/') && listNames(address).includes(detail));
    const items = lacking.filter((row) => isMeant(row)).slice(0, ITEMS);
    return { address, reason, items: items.map(({ detail: _, topic, ...item }) => ({ ...item, topic: topic ?? '' })) };
  });
  return { count, first };
}

/** Name of a file as texts may have it: as in its address, and decoded. */
const listNames = (address: string): string[] => [
  ...new Set([
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '',
    toFileName(address),
  ]),
];
