import { z } from 'zod';
import type { Transaction } from '@/lib/db/db';
import { DEMO_SETTING } from '@/lib/demo/demo.schema';

/** Progress of an unfinished seeding: the end of the demo's two years, and the names of the finished batches. */
export type Progress = { at: Date; done: readonly string[] };

const stored = z.object({ at: z.iso.datetime().transform((text) => new Date(text)), done: z.array(z.string()) });

/** @returns undefined if no seeding has begun, or it is finished */
export async function findProgress(client: Pick<Transaction, 'setting'>): Promise<Progress | undefined> {
  const row = await client.setting.findUnique({ where: { key: DEMO_SETTING }, select: { value: true } });
  return stored.safeParse(row?.value).data;
}

/** Stores the progress in the transaction of its batch; undefined marks the seeding as finished. */
export async function saveProgress(tx: Transaction, progress: Progress | undefined): Promise<void> {
  const value = progress ? { at: progress.at.toISOString(), done: [...progress.done] } : true;
  await tx.setting.upsert({ where: { key: DEMO_SETTING }, create: { key: DEMO_SETTING, value }, update: { value } });
}
