import { operatorViewer } from '@/features/people/administrators.commands';
import { db } from '@/lib/db/db';
import { setMaintenance } from './maintenance.commands';
import { isInMaintenance, lookAtMaintenance } from './watch';

test('switching is seen at the next look, and is in the audit log', async () => {
  await lookAtMaintenance();
  expect(isInMaintenance()).toBe(false);
  await setMaintenance({ on: true }, operatorViewer);
  await lookAtMaintenance();
  expect(isInMaintenance()).toBe(true);
  await setMaintenance({ on: false }, operatorViewer);
  await lookAtMaintenance();
  expect(isInMaintenance()).toBe(false);
  const rows = await db.auditLog.findMany({ where: { action: 'maintenance.set' }, orderBy: { id: 'asc' } });
  expect(rows.map(({ before, after }) => [before, after])).toEqual([
    [{ on: false }, { on: true }],
    [{ on: true }, { on: false }],
  ]);
});

test('an office may not switch it', async () => {
  await expect(setMaintenance({ on: true }, { role: 'college' })).rejects.toMatchObject({ kind: 'forbidden' });
});
