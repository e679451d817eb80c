import { db, type Transaction } from '@/lib/db/db';
import { MINUTE_MS } from '@/lib/time/units';
import type { Moderated } from '../workflow/workflow.rules';
import type { ItemFacts } from '../workflow/workflow.schema';
import { roadMessages as words } from './road.messages';
import { type Desk, findDesk, listOpenSupervisors, listStations, type RoadFacts } from './road.rules';

type Item = { id: number; facts: ItemFacts; publishAt: Date };

/**
 * Roads of items, by id: the stations, the desk on which the item lies, since when, and how long that office usually
 * takes. A handful of queries for any number of items.
 */
export async function listRoads(items: readonly Item[], moderated: Moderated, now: Date, tx: Transaction = db) {
  const ids = items.map(({ id }) => id);
  const [passes, steps] = await Promise.all([listPasses(tx, ids), listLastSteps(tx, ids)]);
  const found = items.map(({ id, facts, publishAt }) => {
    const own = passes.filter(({ newsId }) => newsId === id);
    const road: RoadFacts = {
      ...facts,
      publishAt,
      passedBy: own.map(({ organisationId }) => organisationId),
      isPassedByAgency: own.some(({ organisation }) => organisation.kind === 'agency'),
    };
    const here = findDesk(road, moderated, now);
    return { id, facts, here, offices: listDeskOffices(road, here) };
  });
  const offices = await listOffices(tx, found);
  return new Map(
    found.map(({ id, facts, here, offices: asked }) => {
      const at = offices.filter((office) => (here === 'agency' ? office.kind === 'agency' : asked.includes(office.id)));
      const usual = at.find(({ pace }) => pace !== null)?.pace?.minutes;
      const since = here === undefined || facts.status === 'draft' ? undefined : steps.get(id)?.toISOString();
      return [
        id,
        {
          stations: listStations(facts, here),
          here,
          /** Names of the offices whose desk it is. */
          office: formatOffice(here, at),
          since,
          usualMs: usual === undefined ? undefined : usual * MINUTE_MS,
        },
      ];
    }),
  );
}
export type Road = NonNullable<ReturnType<Awaited<ReturnType<typeof listRoads>>['get']>>;

const listPasses = (tx: Transaction, ids: number[]) =>
  tx.newsPass.findMany({
    where: { newsId: { in: ids } },
    select: { newsId: true, organisationId: true, organisation: { select: { kind: true } } },
  });

/** Time of the last step that changed an item's status or level, by id. */
async function listLastSteps(tx: Transaction, ids: number[]): Promise<Map<number, Date>> {
  const rows = await tx.$queryRaw<{ id: number; at: Date }[]>`
    SELECT DISTINCT ON (news_id) news_id AS id, at FROM news_review
    WHERE news_id = ANY(${ids}) AND (from_status IS DISTINCT FROM to_status OR from_level IS DISTINCT FROM to_level)
    ORDER BY news_id, at DESC`;
  return new Map(rows.map(({ id, at }) => [id, at]));
}

function listDeskOffices(road: RoadFacts, here: Desk | undefined): number[] {
  if (here === 'office') return [road.organisation.id];
  return here === 'above' ? listOpenSupervisors(road) : [];
}

/** The offices of the desks, and the agency if any item lies there, with how long they usually take. */
function listOffices(tx: Transaction, found: readonly { here: Desk | undefined; offices: number[] }[]) {
  const ids = [...new Set(found.flatMap(({ offices }) => offices))];
  return tx.organisation.findMany({
    where: {
      status: 'open',
      OR: [{ id: { in: ids } }, ...(found.some(({ here }) => here === 'agency') ? [{ kind: 'agency' as const }] : [])],
    },
    select: { id: true, kind: true, shortName: true, pace: { select: { minutes: true } } },
    orderBy: [{ kind: 'asc' }, { id: 'asc' }],
  });
}

function formatOffice(here: Desk | undefined, at: readonly { shortName: string }[]): string | undefined {
  if (here === undefined) return undefined;
  if (here === 'author') return words['road.writer'];
  if (here === 'agency') return words['road.agency'];
  return at.map(({ shortName }) => shortName).join(` ${words['road.or']} `);
}
