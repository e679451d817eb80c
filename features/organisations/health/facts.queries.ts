import { z } from 'zod';
import { db, type Transaction } from '@/lib/db/db';
import { listModeratedKinds } from '@/lib/site/queries';
import { toThaiDay } from '@/lib/time/format';
import { DAY_MS } from '@/lib/time/units';
import { subtractWorkingDays } from '@/lib/time/working-days';
import { teachingKinds } from '../profile/programmes.schema';
import {
  DUTY_DAYS,
  healthFacts,
  LOGIN_DAYS,
  NOTICE_DAYS,
  PUBLISHED_DAYS,
  REPORT_DAYS,
  USUAL_SPANS,
} from './health.schema';

/** Working days after which a waiting item is overdue, as in the newsroom. */
const WAITING_DAYS = 2;
/** Kinds that hand in reports, and the grain of the sums per organisation, as in reports and statistics. */
const REPORTING = ['college', 'institute', 'province'];
const ORGANISATION_GRAIN = 3;

const rows = z.array(healthFacts.extend({ id: z.number() }));
export type CountedFacts = z.output<typeof rows>[number];

/**
 * Counts the signs of organisations, each by the indexes of its own rows: in two statements, however many they are.
 *
 * @param ids at most some hundreds
 */
export async function countHealthFacts(
  ids: readonly number[],
  now: Date,
  tx: Pick<Transaction, '$queryRaw' | 'setting'> = db,
): Promise<CountedFacts[]> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const moderated = await listModeratedKinds(tx);
  const day = (days: number) => toThaiDay(before(days));
  const found: unknown = await tx.$queryRaw`
    SELECT o.id, account.*, waiting.*, EXISTS (SELECT 1 FROM office_pace p WHERE p.organisation_id = o.id) AS decides,
      notice.*, report.*, voice.*, profile.*, published.*
    FROM organisation o
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS accounts, (count(*) FILTER (WHERE a.last_login_at > ${before(LOGIN_DAYS)}))::int AS "activeAccounts"
      FROM (
        SELECT account_id FROM "system_user" WHERE organisation_id = o.id
        UNION ALL SELECT account_id FROM college_user WHERE organisation_id = o.id
      ) mine JOIN account a ON a.id = mine.account_id AND a.status = 'open'
    ) account
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS waiting,
        (count(*) FILTER (WHERE COALESCE(n.waits_since, n.updated_at) > ${subtractWorkingDays(now, WAITING_DAYS)}))::int
          AS "waitingInTime"
      FROM organisation owner JOIN news n ON n.organisation_id = owner.id AND n.status = 'wait' AND n.deleted_at IS NULL
      WHERE (owner.id = o.id OR owner.institute_id = o.id OR owner.department_id = o.id
          OR (o.kind = 'province' AND owner.kind = 'college' AND owner.province_id = o.province_id))
        AND CASE WHEN owner.id = o.id
          THEN n.college_user_id IS NOT NULL AND owner.kind::text <> ALL (${moderated}::text[])
          ELSE n.section = 'news' AND (n.college_user_id IS NULL OR owner.kind::text = ANY (${moderated}::text[])) END
    ) waiting
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS notices, (count(*) FILTER (
        WHERE (NOT d.must_read OR d.confirmed_at <= d.due) AND (NOT d.answer_wanted OR d.answered_at <= d.due)))::int
          AS "noticesInTime"
      FROM (
        SELECT n.must_read, n.answer_wanted, r.confirmed_at, r.answered_at,
          COALESCE(n.deadline_at, r.delivered_at + make_interval(days => ${NOTICE_DAYS})) AS due
        FROM notice_receipt r JOIN notice n ON n.id = r.notice_id
        WHERE r.organisation_id = o.id AND n.sent_at IS NOT NULL AND n.recalled_at IS NULL
          AND (n.must_read OR n.answer_wanted)
      ) d WHERE d.due <= ${now} AND d.due > ${before(DUTY_DAYS)}
    ) notice
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS reports, count(r.id)::int AS "reportsInTime"
      FROM period p LEFT JOIN performance_report r ON r.period_id = p.id AND r.organisation_id = o.id AND r.status <> 'open'
      WHERE o.kind::text = ANY (${REPORTING}::text[]) AND p.closes_at <= ${now} AND p.closes_at > ${before(REPORT_DAYS)}
        AND (r.id IS NOT NULL OR p.closes_at > o.created_at)
    ) report
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS voices, (count(*) FILTER (WHERE v.closed_at <= v.due_at))::int AS "voicesInTime"
      FROM voice v WHERE v.organisation_id = o.id AND v.created_at > ${before(DUTY_DAYS)}
        AND (v.closed_at IS NOT NULL OR v.due_at <= ${now})
    ) voice
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS parts, (count(*) FILTER (WHERE part.filled))::int AS "partsFilled" FROM (VALUES
        (true, o.phone <> ''), (true, o.address <> ''), (true, o.public_email <> ''), (true, o.website <> ''),
        (true, o.opening_hours <> ''), (true, o.about <> ''), (true, o.logo_id IS NOT NULL),
        (o.kind::text = ANY (${[...teachingKinds]}::text[]), o.programme_search <> '')
      ) AS part (applies, filled) WHERE part.applies
    ) profile
    CROSS JOIN LATERAL (
      SELECT COALESCE(sum(f.published) FILTER (WHERE f.at > ${day(PUBLISHED_DAYS)}::date), 0)::int AS published,
        COALESCE(sum(f.published) FILTER (WHERE f.at <= ${day(PUBLISHED_DAYS)}::date), 0)::int AS "publishedBefore"
      FROM figure_day f WHERE f.organisation_id = o.id AND f.grain = ${ORGANISATION_GRAIN}
        AND f.at > ${day(PUBLISHED_DAYS * (1 + USUAL_SPANS))}::date AND f.at <= ${toThaiDay(now)}::date
    ) published
    WHERE o.id = ANY (${[...ids]}::int[]) AND o.kind <> 'agency'`;
  return rows.parse(found);
}
