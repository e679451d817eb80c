import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { storeSetting } from '@/lib/site/store';
import { getCurrentMs } from '@/lib/time/current-time';
import { DAY_MS } from '@/lib/time/units';
import { OperationRefused } from '../operation.errors';
import { resealAll } from './reseal.commands';
import { findRotation } from './rotation.queries';
import { DEFAULT_OVERLAP_DAYS, LEAD_MS, MAX_OVERLAP_DAYS, ROTATION_KEY, type StoredRotation } from './rotation.schema';
import { lookAtRotation } from './watch';

const SALT_BYTES = 32;

/**
 * Begins a rotation: from `LEAD_MS` on every process writes with a new key, and reads the old one for some days.
 *
 * @throws OperationRefused while the key before is still read
 */
export const beginRotation = command({
  access: 'site.manage',
  input: z.object({ days: z.number().int().min(1).max(MAX_OVERLAP_DAYS).default(DEFAULT_OVERLAP_DAYS) }),
  run: async ({ days }, viewer, tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${ROTATION_KEY}))`;
    const before = await findRotation(tx);
    const now = getCurrentMs();
    if (before && now < before.until) throw new OperationRefused(toRunningText(before));
    const from = now + LEAD_MS;
    const rotation: StoredRotation = {
      ...{ current: randomBytes(SALT_BYTES).toString('base64url'), previous: before?.current ?? null },
      ...{ from, until: from + days * DAY_MS, resealed: false },
    };
    await storeSetting(tx, viewer, ROTATION_KEY, rotation);
    return rotation;
  },
  audit: (_, { from, until }) => ({
    ...{ action: 'secrets.rotate', noun: 'setting', nounId: ROTATION_KEY },
    after: { from: new Date(from).toISOString(), until: new Date(until).toISOString() },
  }),
});

const toRunningText = ({ until }: StoredRotation): string =>
  `กุญแจชุดก่อนยังใช้อ่านได้ถึง ${new Date(until).toISOString()} จึงยังหมุนอีกไม่ได้ ถ้าต้องการให้หมดอายุทันที ให้สั่ง secrets:rotate --end (the key before is still accepted; --end ends it now)`;

/**
 * Ends the time in which the old key is read: sessions and links that were made with it are void.
 *
 * @throws OperationRefused if no old key is read, or if values are still sealed with it
 */
export const endOverlap = command({
  access: 'site.manage',
  input: z.object({}),
  run: async (_, viewer, tx) => {
    const rotation = await findRotation(tx);
    const now = getCurrentMs();
    if (!rotation || rotation.until <= now) throw new OperationRefused('ไม่มีกุญแจชุดเก่าที่ยังใช้อยู่ (no old key is accepted)');
    if (!rotation.resealed)
      throw new OperationRefused('ยังผนึกข้อมูลด้วยกุญแจใหม่ไม่เสร็จ รอสักครู่แล้วสั่งใหม่ (sealed values are still being renewed)');
    const ended = { ...rotation, until: now };
    await storeSetting(tx, viewer, ROTATION_KEY, ended);
    return ended;
  },
  audit: (_, { until }) => ({
    ...{ action: 'secrets.rotate', noun: 'setting', nounId: ROTATION_KEY },
    after: { until: new Date(until).toISOString() },
  }),
});

/**
 * Seals everything with the new key, once it is written with; a rotation that was interrupted is completed by the next run.
 *
 * @returns number of values that were sealed again
 */
export async function completeRotation(viewer: Viewer): Promise<number> {
  await lookAtRotation();
  const rotation = await findRotation();
  if (!rotation || rotation.resealed || getCurrentMs() < rotation.from) return 0;
  const count = await resealAll();
  await markResealed({ current: rotation.current }, viewer);
  return count;
}

const markResealed = command({
  access: 'site.manage',
  input: z.object({ current: z.string() }),
  run: async ({ current }, viewer, tx) => {
    const rotation = await findRotation(tx);
    if (rotation?.current !== current) return;
    await storeSetting(tx, viewer, ROTATION_KEY, { ...rotation, resealed: true });
  },
});
