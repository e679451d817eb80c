import { db } from '@/lib/db/db';
import { MAINTENANCE_KEY, type MaintenanceSetting, maintenanceSetting } from './maintenance.schema';

/** The setting as it is stored now. */
export async function readMaintenance(): Promise<MaintenanceSetting> {
  const row = await db.setting.findUnique({ where: { key: MAINTENANCE_KEY }, select: { value: true } });
  return maintenanceSetting.catch({ on: false }).parse(row?.value ?? {});
}
