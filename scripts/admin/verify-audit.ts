import { verifySeals } from '@/features/audit/seal/seal.queries';
import { formatNumber, toIsoWithOffset } from '@/lib/time/format';

/** Verifies the chain of seals over the audit log: prints its head, or the first broken seal, with exit code 1. */
export async function verifyAudit(): Promise<void> {
  const { seals, rows, head, broken } = await verifySeals();
  if (broken) {
    const { id, from, lastId, at } = broken;
    process.exitCode = 1;
    console.error(
      `ผนึกที่ ${id} (${toIsoWithOffset(at)}) ไม่ตรงกับบันทึก: มีการแก้ไขหรือลบบันทึกลำดับ ${from + 1n}–${lastId} หรือแก้ไขตัวผนึกเอง`,
    );
    return;
  }
  console.log(`บันทึกการใช้งานครบถ้วน: ${formatNumber(seals)} ผนึก ${formatNumber(rows)} รายการ`);
  if (head) console.log(`ผนึกล่าสุด ${head.id} ถึงลำดับ ${head.lastId}: ${head.hash}`);
}
