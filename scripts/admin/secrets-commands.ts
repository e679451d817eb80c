import { setTimeout } from 'node:timers/promises';
import { beginRotation, completeRotation, endOverlap } from '@/features/operation/secrets/rotation.commands';
import { DEFAULT_OVERLAP_DAYS, LEAD_MS, MAX_OVERLAP_DAYS } from '@/features/operation/secrets/rotation.schema';
import { operatorViewer } from '@/features/people/administrators.commands';
import { formatNumber } from '@/lib/time/format';
import type { Command, Given } from './command';
import { UsageError } from './exit-codes';
import type { Result } from './output';

/** Wait after the time of the new key, in which the last process has begun to use it. */
const SETTLE_MS = 1_000;

/** Commands over the secrets of the installation. */
export const secretsCommands: Readonly<Record<string, Command>> = {
  'secrets:rotate': {
    summary:
      'เปลี่ยนกุญแจของการเข้าสู่ระบบและลิงก์ โดยไม่มีใครหลุดจากระบบ (new keys for sessions and links; nobody is logged out)',
    details:
      'กุญแจเก่ายังใช้อ่านได้ตามจำนวนวันที่ตั้ง ใช้ได้กับทุกเครื่องพร้อมกันโดยไม่ต้องเริ่มใหม่ (the old key is read for some days; every server follows without a restart)',
    options: {
      days: {
        type: 'string',
        help: `จำนวนวันที่กุญแจเก่ายังใช้อ่านได้ 1 ถึง ${MAX_OVERLAP_DAYS} ไม่ตั้ง = ${DEFAULT_OVERLAP_DAYS}`,
      },
      end: { type: 'boolean', help: 'ให้กุญแจเก่าหมดอายุทันที ผู้ที่เข้าสู่ระบบไว้ก่อนเปลี่ยนต้องเข้าใหม่ (the old key ends now)' },
    },
    run: rotateSecrets,
  },
};

async function rotateSecrets({ text, has, report }: Given): Promise<Result> {
  if (has('end')) {
    if (text('days') !== undefined) throw new UsageError('ใช้ --days หรือ --end อย่างใดอย่างหนึ่ง (either --days or --end)');
    const { until } = await endOverlap({}, operatorViewer);
    const ended = new Date(until).toISOString();
    return { facts: { until: ended }, lines: ['กุญแจเก่าหมดอายุแล้ว (the old key is no longer accepted)'] };
  }
  const rotation = await beginRotation({ days: readDays(text('days')) }, operatorViewer);
  report({ step: 'รอให้ทุกเครื่องรู้จักกุญแจใหม่ (every server learns of the new key)' });
  await setTimeout(LEAD_MS + SETTLE_MS);
  report({ step: 'ผนึกข้อมูลด้วยกุญแจใหม่ (sealed values are renewed)' });
  const resealed = await completeRotation(operatorViewer);
  const [from, until] = [rotation.from, rotation.until].map((ms) => new Date(ms).toISOString());
  return {
    facts: { from, until, resealed },
    lines: [
      `ใช้กุญแจใหม่แล้ว ผนึกข้อมูลใหม่ ${formatNumber(resealed)} รายการ กุญแจเก่าใช้อ่านได้ถึง ${until} (the old key is read until then)`,
    ],
  };
}

/** @throws UsageError for anything but a whole number of days */
function readDays(typed: string | undefined): number {
  if (typed === undefined) return DEFAULT_OVERLAP_DAYS;
  const days = /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
  if (days < 1 || days > MAX_OVERLAP_DAYS)
    throw new UsageError(`--days ต้องเป็นจำนวนเต็ม 1 ถึง ${MAX_OVERLAP_DAYS} (a whole number of days)`);
  return days;
}
