import { z } from 'zod';
import { publicSearchSql } from '@/features/news/filter/filter.queries';
import { db } from '@/lib/db/db';
import { describeError, log } from '@/lib/log/log';
import { Prisma } from '@/lib/prisma/client';
import { getSingleton } from '@/lib/process/singleton';
import { getCurrentTime } from '@/lib/time/current-time';
import { type Sample, sampleRow } from './sample.schema';

/** Sample size: tells a word in 2 % of all items from one in a few per mille, and is scanned in a millisecond. */
const SAMPLE_SIZE = 700;
/** Maximum age of a sample in milliseconds. It affects only speed, never results. */
const SAMPLE_MAX_AGE_MS = 600_000;

type SampleCache = { sample?: Sample; until: number; taking?: Promise<Sample> };
const getSampleCache = () => getSingleton<SampleCache>('search.sample', () => ({ until: 0 }));

/** The current sample; an expired one is still returned while a new one is taken. */
export async function readSample(): Promise<Sample> {
  const { sample, until } = getSampleCache();
  if (sample && performance.now() < until) return sample;
  const taking = refreshSample();
  if (!sample) return taking;
  taking.catch((error: unknown) => log.warn({ error: describeError(error) }, 'no new sample for searches'));
  return sample;
}

/** Takes a new sample; concurrent calls share it. */
export function refreshSample(): Promise<Sample> {
  const held = getSampleCache();
  held.taking ??= querySample()
    .then((sample) => Object.assign(held, { sample, until: performance.now() + SAMPLE_MAX_AGE_MS }).sample)
    .finally(() => {
      held.taking = undefined;
    });
  return held.taking;
}

const counted = z.array(z.object({ items: z.number() }));

async function querySample(): Promise<Sample> {
  const counts = await db.$queryRaw`SELECT count(*)::int AS items FROM news_search`;
  const items = counted.parse(counts)[0]?.items ?? 0;
  const part =
    items <= SAMPLE_SIZE
      ? Prisma.empty
      : Prisma.sql`TABLESAMPLE SYSTEM (${Math.min(100, (100 * SAMPLE_SIZE) / items)}::float8)`;
  const rows = await db.$queryRaw`
    SELECT n.topic, n.words, n.text, n.section::text AS section, n.category_id AS "categoryId",
      n.organisation_id AS "organisationId", o.province_id AS "provinceId",
      i.system_user_id AS "systemUserId", i.college_user_id AS "collegeUserId",
      to_char(n.publish_at AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM-DD') AS day
    FROM news_search n ${part} JOIN organisation o ON o.id = n.organisation_id JOIN news i ON i.id = n.id
    WHERE ${publicSearchSql(getCurrentTime())} ORDER BY n.publish_at DESC, n.id DESC`;
  return { rows: sampleRow.array().parse(rows), items, memo: new Map() };
}
