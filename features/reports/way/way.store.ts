import type { Transaction } from '@/lib/db/db';
import type { Period } from '../periods/periods.schema';

/**
 * Applies a new way to the reports of a period, which its row's lock keeps from being handed in meanwhile: on the straight
 * way those at a desk above go to the agency; those that the agency has stay there.
 *
 * @returns the number of reports that went to the agency, and of those that were there
 */
export async function moveReports(
  tx: Transaction,
  { id: periodId, way }: Pick<Period, 'id' | 'way'>,
): Promise<{ moved: number; there: number }> {
  const there = await tx.performanceReport.count({ where: { periodId, status: { in: ['submitted', 'accepted'] } } });
  if (way !== 'straight') return { moved: 0, there };
  const { count: moved } = await tx.performanceReport.updateMany({
    where: { periodId, status: 'checking' },
    data: { status: 'submitted', version: { increment: 1 } },
  });
  return { moved, there };
}
