/** Rows that a list may skip before its length is asked for first. */
const FEW_SKIPPED = 1_000;

type Part<Order> = { orderBy: Order[]; skip: number; take: number };

/**
 * Reads a page of a list from the end that is nearer to it, as PostgreSQL walks over every row that a page skips. The rows
 * in the middle of a long list stay the slowest.
 *
 * @param page rows to skip and to take, and the total, already asked for
 * @param orderBy order in the form of Prisma, of which no two rows are equal
 * @param read reads a part of the list in an order
 */
export async function readNearerEnd<Order, Row>(
  { skip, take, total }: { skip: number; take: number; total: Promise<number> },
  orderBy: readonly Order[],
  read: (part: Part<Order>) => Promise<Row[]>,
): Promise<Row[]> {
  if (skip <= FEW_SKIPPED) return read({ orderBy: [...orderBy], skip, take });
  const rowsAfter = (await total) - skip - take;
  if (rowsAfter >= skip) return read({ orderBy: [...orderBy], skip, take });
  const part = { skip: Math.max(0, rowsAfter), take: take + Math.min(0, rowsAfter) };
  if (part.take <= 0) return [];
  const rows = await read({ orderBy: orderBy.map(reverseOrder), ...part });
  return rows.toReversed();
}

const opposites: Readonly<Record<string, string>> = { asc: 'desc', desc: 'asc', first: 'last', last: 'first' };

/** The opposite of an order: of its directions, and of the places of its empty values. */
function reverseOrder<Order>(order: Order): Order {
  return JSON.parse(JSON.stringify(order), (_key, value: unknown) =>
    typeof value === 'string' ? (opposites[value] ?? value) : value,
  ) as Order;
}
