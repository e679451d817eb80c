import { z } from 'zod';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { dependsOn, tag } from '@/lib/request/context';
import { getLastMonths, toSurveyResults } from './survey.rules';
import { type SurveyComment, type SurveyResults, scoreField } from './survey.schema';

const countedRows = z.array(z.object({ month: z.string(), score: z.number(), count: z.number(), latest: z.date() }));

/** Survey results of the last 12 months: the average, the answers by score, and by month. */
export async function readSurveyResults(now: Date): Promise<SurveyResults> {
  dependsOn(tag.satisfaction);
  const months = getLastMonths(now);
  const since = `${months[0]}-01`;
  const rows: unknown = await db.$queryRaw`
    SELECT to_char(day, 'YYYY-MM') AS month, score, count(*)::int AS count, max(at) AS latest
    FROM satisfaction_answer WHERE day >= ${since}::date GROUP BY 1, 2`;
  const counted = countedRows.parse(rows);
  const latest = counted.map((row) => row.latest).toSorted((a, b) => b.getTime() - a.getTime())[0];
  return { ...toSurveyResults(counted, months), latest };
}

const commentRow = z.object({ id: z.number(), score: scoreField, comment: z.string(), at: z.date() });
const columns = { id: true, score: true, comment: true, at: true } as const;
const order = [{ at: 'desc' }, { id: 'desc' }] as const;

/** Answers with a comment, latest first, and their total number. */
export async function listSurveyComments(viewer: Viewer, part: { skip: number; take: number }) {
  if (!can(viewer, 'participation.manage')) return { items: [], total: 0 };
  const where = { comment: { not: '' } };
  const [rows, total] = await Promise.all([
    db.satisfactionAnswer.findMany({ where, select: columns, orderBy: [...order], ...part }),
    db.satisfactionAnswer.count({ where }),
  ]);
  return { items: z.array(commentRow).parse(rows), total };
}

/** The latest answers, with or without a comment, at most `take`. */
export async function listSurveyAnswersForExport(viewer: Viewer, take: number): Promise<SurveyComment[]> {
  if (!can(viewer, 'participation.manage')) return [];
  const rows = await db.satisfactionAnswer.findMany({ select: columns, orderBy: [...order], take });
  return z.array(commentRow).parse(rows);
}
