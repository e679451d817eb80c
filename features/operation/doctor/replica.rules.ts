import { type Finding, fault, ok, warn } from './finding';
import { LAG_SECONDS } from './limits.rules';

export type ReplicaFacts = {
  isStandby: boolean;
  /** True if it is connected to its primary. */
  isReceiving: boolean;
  /** Seconds behind the primary; null if it has replayed all that it received. */
  lagSeconds: number | null;
};

/** Judges the database of DATABASE_REPLICA_URL. */
export function judgeReplica({ isStandby, isReceiving, lagSeconds }: ReplicaFacts): Finding[] {
  if (!isStandby)
    return [
      fault(
        'replica',
        'DATABASE_REPLICA_URL ไม่ใช่เครื่องสำเนา',
        'ชี้ไปเครื่องสำเนา (streaming replica) ของฐานข้อมูลหลัก (it is no standby)',
      ),
    ];
  if (!isReceiving)
    return [
      fault(
        'replica',
        'เครื่องสำเนาไม่ได้รับข้อมูลจากฐานข้อมูลหลัก',
        'ตรวจ primary_conninfo เครือข่าย และบันทึกของเครื่องสำเนา ถ้าตามไม่ทันแล้วให้คัดลอกใหม่ (it isn’t connected to its primary)',
      ),
    ];
  return (lagSeconds ?? 0) > LAG_SECONDS
    ? [
        warn(
          'replica',
          `ตามหลัง ${Math.round(lagSeconds ?? 0)} วินาที`,
          'ตรวจเครือข่ายและภาระของเครื่องสำเนา (it lags behind)',
        ),
      ]
    : [ok('replica', 'ตามทัน')];
}
