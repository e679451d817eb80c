import { createHash } from 'node:crypto';
import { db, type Prisma, type Transaction } from '@/lib/db/db';

/** Lines read at once. */
const BATCH_ROWS = 1_000;
/** Seals read at once. */
const BATCH_SEALS = 500;
/** What stands in the place of the hash before the first one. */
export const FIRST_HASH = new Uint8Array(32);

/** The account is left out, as it goes when the account is deleted; the name of who did it stays. */
const columns = {
  ...{ id: true, at: true, actorName: true, action: true, noun: true },
  ...{ nounId: true, address: true, outcome: true, before: true, after: true },
} as const satisfies Prisma.AuditLogSelect;
type Row = Prisma.AuditLogGetPayload<{ select: typeof columns }>;
type Client = Pick<Transaction, 'auditLog'>;

/** What a seal covers: the lines behind `from` up to `lastId`, its own moment, and the seal before it. */
export type SealSpan = { previous: Uint8Array; from: bigint; lastId: bigint; at: Date };

/**
 * The hash of a seal: SHA-256 over the hash before it, its last id and moment, and each line as a JSON array of its fields in
 * a fixed order, the keys inside them sorted, one line a row.
 */
export async function hashSpan(
  { previous, from, lastId, at }: SealSpan,
  client: Client = db,
): Promise<{ hash: Uint8Array<ArrayBuffer>; rows: number }> {
  const hash = createHash('sha256')
    .update(previous)
    .update(`${JSON.stringify([String(lastId), at.toISOString()])}\n`);
  let [last, count] = [from, 0];
  while (last < lastId) {
    const rows = await readSpan(client, last, lastId);
    for (const row of rows) hash.update(`${serializeRow(row)}\n`);
    count += rows.length;
    const end = rows.at(-1)?.id;
    if (end === undefined || rows.length < BATCH_ROWS) break;
    last = end;
  }
  return { hash: new Uint8Array(hash.digest()), rows: count };
}

const readSpan = (client: Client, from: bigint, lastId: bigint): Promise<Row[]> =>
  client.auditLog.findMany({
    where: { id: { gt: from, lte: lastId } },
    select: columns,
    orderBy: { id: 'asc' },
    take: BATCH_ROWS,
  });

const serializeRow = (row: Row): string =>
  JSON.stringify([
    ...[String(row.id), row.at.toISOString(), row.actorName, row.action, row.noun, row.nounId],
    ...[row.address, row.outcome, sortKeys(row.before), sortKeys(row.after)],
  ]);

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return fields.map(([name, inside]) => [name, sortKeys(inside)]);
}

/** What a check of the whole chain found; `head` is worth keeping elsewhere: a shorter or newly written chain lacks it. */
export type SealCheck = {
  seals: number;
  rows: number;
  head?: { id: number; lastId: bigint; hash: string };
  /** The first seal that does not fit its lines or the seal before it, and the lines it covers. */
  broken?: { id: number; from: bigint; lastId: bigint; at: Date };
};

/** Checks every seal against its lines, from the first one to the first that is broken. */
export async function verifySeals(): Promise<SealCheck> {
  let [previous, from, seals, rows]: [Uint8Array, bigint, number, number] = [FIRST_HASH, 0n, 0, 0];
  let head: SealCheck['head'];
  for (;;) {
    const batch = await db.auditSeal.findMany({
      where: { lastId: { gt: from } },
      orderBy: { lastId: 'asc' },
      take: BATCH_SEALS,
    });
    for (const { id, lastId, at, hash } of batch) {
      const found = await hashSpan({ previous, from, lastId, at });
      if (!Buffer.from(found.hash).equals(hash)) return { seals, rows, head, broken: { id, from, lastId, at } };
      [previous, from, seals, rows] = [hash, lastId, seals + 1, rows + found.rows];
      head = { id, lastId, hash: Buffer.from(hash).toString('hex') };
    }
    if (batch.length < BATCH_SEALS) return { seals, rows, head };
  }
}
