import { command } from '@/lib/command/command';
import { storeSetting } from '@/lib/site/store';
import { MAINTENANCE_KEY, maintenanceSetting } from './maintenance.schema';

/**
 * Switches maintenance on or off, on every machine within seconds: while it is on, the portal accepts no login and no
 * write, and readers go on reading.
 */
export const setMaintenance = command({
  access: 'site.manage',
  input: maintenanceSetting,
  run: async (value, viewer, tx) => {
    const row = await tx.setting.findUnique({ where: { key: MAINTENANCE_KEY }, select: { value: true } });
    await storeSetting(tx, viewer, MAINTENANCE_KEY, value);
    return { before: maintenanceSetting.catch({ on: false }).parse(row?.value ?? {}), after: value };
  },
  audit: (_, lines) => ({ action: 'maintenance.set', noun: 'setting', nounId: MAINTENANCE_KEY, ...lines }),
});
