import { createHash } from 'node:crypto';
import { db, type Prisma, type Transaction } from '@/lib/db/db';

/** Batch size of rows. */
const BATCH_ROWS = 1_000;
/** Batch size of seals. */
const BATCH_SEALS = 500;
/** Previous hash of the first seal. */
export const FIRST_HASH = new Uint8Array(32);

/** Hashed columns. The account id is not among them, as it is cleared when the account is deleted; the name stays. */
const columns = {
  ...{ id: true, at: true, actorName: true, action: true, noun: true },
  ...{ nounId: true, address: true, outcome: true, before: true, after: true },
} as const satisfies Prisma.AuditLogSelect;
type Row = Prisma.AuditLogGetPayload<{ select: typeof columns }>;
type Client = Pick<Transaction, 'auditLog'>;

/** Input of a seal's hash: the rows after `from` up to `lastId`, the seal's time, and the previous hash. */
export type SealSpan = { previous: Uint8Array; from: bigint; lastId: bigint; at: Date };

/**
 * Hash of a seal: SHA-256 of the previous hash, its last id and time, and each row as a JSON array of its columns in a
 * fixed order, with sorted keys, one row per line.
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

/** Result of verifying the chain. Store `head` elsewhere: it reveals a truncated or rewritten chain. */
export type SealCheck = {
  seals: number;
  rows: number;
  head?: { id: number; lastId: bigint; hash: string };
  /** The first seal that does not match its rows or the previous seal, and its range of rows. */
  broken?: { id: number; from: bigint; lastId: bigint; at: Date };
};

/** A place in the chain: the hash and the last row of the seal before it. */
export type SealPosition = { previous: Uint8Array; from: bigint };
type SealClient = Client & Pick<Transaction, 'auditSeal'>;

/**
 * Verifies every seal against its rows, up to the first broken one.
 *
 * @param client of another database, as of one that was restored
 */
export async function verifySeals(client: SealClient = db): Promise<SealCheck> {
  const { seals, rows, head, broken } = await readNextSeals(undefined, Number.POSITIVE_INFINITY, client);
  return { seals, rows, head, ...(broken && { broken }) };
}

/**
 * Verifies seals from a place in the chain on, until `most` rows were read.
 *
 * @param start undefined for the beginning
 * @returns also the place to go on, which is before a broken seal, and whether the end of the chain was reached
 */
export async function readNextSeals(
  start: SealPosition = { previous: FIRST_HASH, from: 0n },
  most = Number.POSITIVE_INFINITY,
  client: SealClient = db,
): Promise<SealCheck & { end: SealPosition; isWhole: boolean }> {
  let [previous, from, seals, rows]: [Uint8Array, bigint, number, number] = [start.previous, start.from, 0, 0];
  let head: SealCheck['head'];
  for (;;) {
    const batch = await client.auditSeal.findMany({
      where: { lastId: { gt: from } },
      orderBy: { lastId: 'asc' },
      take: BATCH_SEALS,
    });
    for (const { id, lastId, at, hash } of batch) {
      const end = { previous, from };
      if (rows >= most) return { seals, rows, head, end, isWhole: false };
      const found = await hashSpan({ previous, from, lastId, at }, client);
      const broken = { id, from, lastId, at };
      if (!Buffer.from(found.hash).equals(hash)) return { seals, rows, head, broken, end, isWhole: false };
      [previous, from, seals, rows] = [hash, lastId, seals + 1, rows + found.rows];
      head = { id, lastId, hash: Buffer.from(hash).toString('hex') };
    }
    if (batch.length < BATCH_SEALS) return { seals, rows, head, end: { previous, from }, isWhole: true };
  }
}
