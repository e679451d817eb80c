import type { Env } from '@/lib/env/env';
import { HOUR_MS } from '@/lib/time/units';
import { type Finding, fault, ok, warn } from './finding';
import { LATE_HOURS } from './limits.rules';

/** Time in which a backup has usually been sent. */
const SENDING_HOURS = 2;

/** Backups of the second place, as the doctor sees them. */
export type RemoteFacts = {
  address: string;
  /** Time of the newest complete backup there; undefined without one. */
  newestAt: Date | undefined;
  /** Time of the newest backup of this machine's folder; undefined without one. */
  localAt: Date | undefined;
};

/** Judges the second place of the backups: whether it has one, how old it is, and whether the newest one was sent. */
export function judgeRemote(
  { exposed, BACKUP_AT }: Pick<Env, 'exposed' | 'BACKUP_AT'>,
  { address, newestAt, localAt }: RemoteFacts,
  now: number,
): Finding {
  const advice = `สั่ง npm run portal -- backup ซึ่งส่งไปด้วย แล้วดูเหตุหากส่งไม่ได้ (make one, which is also sent, and see why not)`;
  if (newestAt === undefined) return fault('backup.remote', `ยังไม่มีชุดสำรองใน ${address}`, advice);
  const hoursSince = (at: Date) => Math.floor((now - at.getTime()) / HOUR_MS);
  const hours = hoursSince(newestAt);
  if (hours > LATE_HOURS && (exposed || BACKUP_AT !== undefined))
    return fault('backup.remote', `ชุดล่าสุดใน ${address} เก่า ${hours} ชั่วโมง`, advice);
  return localAt && localAt > newestAt && hoursSince(localAt) >= SENDING_HOURS
    ? warn('backup.remote', `ชุดล่าสุดของเครื่องนี้ยังไม่ถูกส่งไป ${address}`, advice)
    : ok('backup.remote', `${address}: ${hours} ชั่วโมงก่อน`);
}
