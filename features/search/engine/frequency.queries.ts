import { z } from 'zod';
import { allowedSql } from '@/features/news/filter/filter.queries';
import { db } from '@/lib/db/db';
import { describeError, log } from '@/lib/log/log';
import { Prisma } from '@/lib/prisma/client';
import { shared } from '@/lib/process/shared';
import { currentTime } from '@/lib/time/current-time';
import { type Sample, sampleRow } from './frequency.schema';

/** Items of a sample: enough to tell a word of a fiftieth of all from one of some thousandths, and looked up in a millisecond. */
const SIZE = 700;
/** How long a sample is good, in milliseconds. Only speed hangs on it, never what is found. */
const KEPT_MS = 600_000;

type Kept = { sample?: Sample; until: number; taking?: Promise<Sample> };
const kept = () => shared<Kept>('search.sample', () => ({ until: 0 }));

/** The sample in use; an old one is answered with once more while a new one is taken. */
export async function readSample(): Promise<Sample> {
  const { sample, until } = kept();
  if (sample && performance.now() < until) return sample;
  const taking = takeSample();
  if (!sample) return taking;
  taking.catch((error: unknown) => log.warn({ error: describeError(error) }, 'no new sample for searches'));
  return sample;
}

/** Takes a new sample; whoever asks meanwhile gets the same one. */
export function takeSample(): Promise<Sample> {
  const held = kept();
  held.taking ??= drawSample()
    .then((sample) => Object.assign(held, { sample, until: performance.now() + KEPT_MS }).sample)
    .finally(() => {
      held.taking = undefined;
    });
  return held.taking;
}

const counted = z.array(z.object({ items: z.number() }));

async function drawSample(): Promise<Sample> {
  const counts = await db.$queryRaw`SELECT count(*)::int AS items FROM news_search`;
  const items = counted.parse(counts)[0]?.items ?? 0;
  const part =
    items <= SIZE ? Prisma.empty : Prisma.sql`TABLESAMPLE SYSTEM (${Math.min(100, (100 * SIZE) / items)}::float8)`;
  const rows = await db.$queryRaw`
    SELECT n.topic, n.words, n.text, n.section::text AS section, n.category_id AS "categoryId",
      n.organisation_id AS "organisationId", o.province_id AS "provinceId",
      to_char(n.publish_at AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM-DD') AS day
    FROM news_search n ${part} JOIN organisation o ON o.id = n.organisation_id
    WHERE ${allowedSql(currentTime())} ORDER BY n.publish_at DESC, n.id DESC`;
  return { rows: sampleRow.array().parse(rows), items, known: new Map() };
}
