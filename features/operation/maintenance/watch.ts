import { ignoreOutage } from '@/lib/errors/errors';
import { repeat } from '@/lib/jobs/repeat';
import { getSingleton } from '@/lib/process/singleton';
import { readMaintenance } from './maintenance.queries';

/** Interval at which the gateway looks at the setting. */
const LOOK_MS = 2_000;

const state = getSingleton('maintenance', () => ({ on: false }));

/** True while the portal accepts no writes. */
export const isInMaintenance = (): boolean => state.on;

/** Reads the setting; without a database it stays as it was. */
export async function lookAtMaintenance(): Promise<void> {
  const found = await readMaintenance().catch(ignoreOutage);
  if (found) state.on = found.on;
}

/**
 * Keeps this process informed of the setting.
 *
 * @returns stops it
 */
export async function startMaintenanceWatch(): Promise<() => Promise<void>> {
  await lookAtMaintenance();
  return repeat(lookAtMaintenance, LOOK_MS);
}
