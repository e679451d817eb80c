import { z } from 'zod';
import { db, type Transaction } from '@/lib/db/db';
import { MINUTE_MS } from '@/lib/time/units';
import { deskStandIn, deskStandInsSql } from '../stand-ins/desk-stand-ins.queries';
import { formatStandIn } from '../stand-ins/stand-ins.rules';
import type { Moderated } from '../workflow/workflow.rules';
import type { ItemFacts } from '../workflow/workflow.schema';
import { roadMessages as words } from './road.messages';
import { type Desk, findDesk, listOpenSupervisors, listStations, type RoadFacts } from './road.rules';

type Item = { id: number; facts: ItemFacts; publishAt: Date };

/**
 * Roads of items, by id: the stations, the desk on which the item lies, since when, and how long that office usually
 * takes. One statement for any number of items.
 */
export async function listRoads(items: readonly Item[], moderated: Moderated, now: Date, tx: Transaction = db) {
  const { passes, steps, offices, standIns, escalations } = await findRoadRows(tx, items, now);
  return new Map(
    items.map(({ id, facts, publishAt }) => {
      const passedBy = passes.flatMap((one) => (one.newsId === id ? [one.organisationId] : []));
      const isAgency = ({ kind }: Office) => kind === 'agency';
      const isPassedByAgency = offices.some((office) => isAgency(office) && passedBy.includes(office.id));
      const road: RoadFacts = { ...facts, publishAt, passedBy, isPassedByAgency };
      const here = findDesk(road, moderated, now);
      const asked = listDeskOffices(road, here);
      const open = offices.filter(({ status }) => status === 'open');
      const at = open.filter((office) => (here === 'agency' ? isAgency(office) : asked.includes(office.id)));
      const usual = at.find(({ minutes }) => minutes !== null)?.minutes;
      const step = steps.find(({ newsId }) => newsId === id);
      const since = here === undefined || facts.status === 'draft' ? undefined : step?.at.toISOString();
      return [
        id,
        {
          stations: listStations(facts, here),
          here,
          /** Names of the offices whose desk it is. */
          office: formatOffice(here, at),
          /** Stand-ins at these offices, each with the name of the absent account. */
          standIns: standIns
            .filter(({ organisationId }) => at.some((one) => one.id === organisationId))
            .map(formatStandIn),
          since,
          /** Time at which the office above was told that the item has waited too long, since it was submitted last. */
          escalatedAt: findEscalation(id, facts, step?.at, escalations),
          usualMs: usual == null ? undefined : usual * MINUTE_MS,
        },
      ];
    }),
  );
}
export type Road = NonNullable<ReturnType<Awaited<ReturnType<typeof listRoads>>['get']>>;

const office = z.object({
  id: z.number(),
  kind: z.string(),
  status: z.string(),
  shortName: z.string(),
  minutes: z.number().nullable(),
});
type Office = z.infer<typeof office>;

const escalation = z.object({ newsId: z.number(), waitsSince: z.coerce.date(), at: z.coerce.date() });

const roadRows = z.object({
  passes: z.array(z.object({ newsId: z.number(), organisationId: z.number() })),
  steps: z.array(z.object({ newsId: z.number(), at: z.coerce.date() })),
  offices: z.array(office),
  standIns: z.array(deskStandIn),
  escalations: z.array(escalation),
});

/**
 * Passes of the items, the last step of each that changed its status or level, and the offices on their roads with the
 * agency, with the stand-ins there. One statement.
 */
async function findRoadRows(tx: Transaction, items: readonly Item[], now: Date): Promise<z.infer<typeof roadRows>> {
  const ids = items.map(({ id }) => id);
  const near = [...new Set(items.flatMap(({ facts }) => [facts.organisation.id, ...facts.supervisors]))];
  const rows: unknown = await tx.$queryRaw`
    SELECT
      COALESCE((SELECT json_agg(json_build_object('newsId', p.news_id, 'organisationId', p.organisation_id))
        FROM news_pass p WHERE p.news_id = ANY (${ids}::int[])), '[]') AS passes,
      COALESCE((SELECT json_agg(json_build_object('newsId', v.news_id, 'at', v.at)) FROM (
        SELECT news_id, max(at) AS at FROM news_review
        WHERE news_id = ANY (${ids}::int[]) AND (from_status IS DISTINCT FROM to_status OR from_level IS DISTINCT FROM to_level)
        GROUP BY news_id) v), '[]') AS steps,
      COALESCE((SELECT json_agg(json_build_object('id', o.id, 'kind', o.kind, 'status', o.status,
          'shortName', o.short_name, 'minutes', c.minutes) ORDER BY o.kind, o.id)
        FROM organisation o LEFT JOIN office_pace c ON c.organisation_id = o.id
        WHERE o.id = ANY (${near}::int[]) OR o.kind = 'agency'), '[]') AS offices,
      COALESCE((SELECT json_agg(json_build_object('organisationId', t.organisation_id, 'name', t.name, 'standIn', t.stand_in)
          ORDER BY t.id)
        FROM (${deskStandInsSql(now)}) t JOIN organisation o ON o.id = t.organisation_id
        WHERE o.id = ANY (${near}::int[]) OR o.kind = 'agency'), '[]') AS "standIns",
      COALESCE((SELECT json_agg(json_build_object('newsId', e.news_id, 'waitsSince', e.waits_since, 'at', e.escalated_at))
        FROM news_escalation e WHERE e.news_id = ANY (${ids}::int[]) AND e.desk IS NOT NULL), '[]') AS escalations`;
  const [found] = z.tuple([roadRows]).parse(rows);
  return found;
}

function findEscalation(
  id: number,
  { status }: ItemFacts,
  submittedAt: Date | undefined,
  escalations: readonly z.infer<typeof escalation>[],
): string | undefined {
  if (status !== 'wait' || !submittedAt) return undefined;
  const told = escalations.find(({ newsId, waitsSince }) => newsId === id && waitsSince >= submittedAt);
  return told?.at.toISOString();
}

function listDeskOffices(road: RoadFacts, here: Desk | undefined): number[] {
  if (here === 'office') return [road.organisation.id];
  return here === 'above' ? listOpenSupervisors(road) : [];
}

function formatOffice(here: Desk | undefined, at: readonly { shortName: string }[]): string | undefined {
  if (here === undefined) return undefined;
  if (here === 'author') return words['road.writer'];
  if (here === 'agency') return words['road.agency'];
  return at.map(({ shortName }) => shortName).join(` ${words['road.or']} `);
}
