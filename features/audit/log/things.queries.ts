import { z } from 'zod';
import { db } from '@/lib/db/db';
import { listReferences, type ReferenceNames, toReferenceKey } from './changes.rules';
import { carriedNames, thingFinders } from './thing-names.queries';

/** The fields of an entry that identify it and its object. */
type Line = { id: string; noun: string; nounId?: string };

const ID = /^[1-9]\d{0,8}$/;
const NAME_LENGTH = 200;

/**
 * Adds names to entries: the current name of the object, else the name in the entry itself. One query per noun, and one
 * for the objects that are gone.
 */
export async function nameThings<L extends Line>(lines: readonly L[]): Promise<(L & { thing?: string })[]> {
  const names = await findNames(lines.map(({ noun, nounId = '' }) => ({ noun, id: nounId })));
  const isGone = ({ noun, nounId = '' }: Line) => noun in carriedNames && !names.has(toReferenceKey(noun, nounId));
  const carried = await findCarriedNames(lines.filter((line) => line.nounId !== undefined && isGone(line)));
  return lines.map((line) => {
    const thing = names.get(toReferenceKey(line.noun, line.nounId ?? '')) ?? carried.get(line.id);
    return thing ? { ...line, thing } : line;
  });
}

/** The names of the objects to which two logged states refer by id, such as `categoryId`. */
export const nameReferences = (before: unknown, after: unknown): Promise<ReferenceNames> =>
  findNames([...listReferences(before), ...listReferences(after)]);

async function findNames(wanted: readonly { noun: string; id: string }[]): Promise<Map<string, string>> {
  const known = wanted.filter(({ id }) => ID.test(id));
  const found = await Promise.all(
    [...new Set(known.map(({ noun }) => noun))].map(async (noun) => {
      const ids = known.flatMap((one) => (one.noun === noun ? [Number(one.id)] : []));
      const things = (await thingFinders[noun]?.([...new Set(ids)])) ?? [];
      return things.map(({ id, name }) => [toReferenceKey(noun, id), name] as const);
    }),
  );
  return new Map(found.flat().filter(([, name]) => name !== ''));
}

const carriedRow = z.object({ id: z.bigint(), name: z.string().nullable() });

/** Names in the logged states of entries, by the entry's id. */
async function findCarriedNames(lines: readonly Line[]): Promise<Map<string, string>> {
  if (lines.length === 0) return new Map();
  const rows: unknown = await db.$queryRaw`
    SELECT a.id, left(COALESCE(a.after ->> w.field, a.before ->> w.field), ${NAME_LENGTH}) AS name
    FROM unnest(${lines.map(({ id }) => BigInt(id))}::bigint[], ${lines.map(({ noun }) => carriedNames[noun])}::text[])
      AS w (id, field)
    JOIN audit_log a ON a.id = w.id`;
  return new Map(
    z
      .array(carriedRow)
      .parse(rows)
      .flatMap(({ id, name }) => (name ? [[String(id), name] as const] : [])),
  );
}
