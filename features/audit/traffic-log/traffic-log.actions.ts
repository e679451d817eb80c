'use server';

import { formAction, redirectTo } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { permitTrafficExport, saveTrafficSetting } from './traffic-log.commands';
import { trafficMessages } from './traffic-log.messages';

const HERE = '/administrator/site?part=traffic';

export const saveTrafficSettingAction = formAction(async ({ on, days }, viewer) => {
  await saveTrafficSetting({ on, days }, viewer);
  return succeed(HERE, trafficMessages['traffic.saved']);
});

/** Redirects to the download of the requested window. */
export const startTrafficExportAction = formAction(async ({ day, from, to, reason }, viewer) => {
  const sealed = await permitTrafficExport({ day, from, to, reason }, viewer);
  return redirectTo(`/api/v1/traffic/export?permit=${sealed}`, trafficMessages['traffic.begun']);
});
