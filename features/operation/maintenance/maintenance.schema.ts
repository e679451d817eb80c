import { z } from 'zod';

/** Key of the setting. */
export const MAINTENANCE_KEY = 'maintenance';

/** Stored setting: while it is on, nothing is accepted; readers go on reading. */
export const maintenanceSetting = z.object({ on: z.boolean().default(false) });
export type MaintenanceSetting = z.infer<typeof maintenanceSetting>;
