'use server';

import { commandAction } from '@/lib/command/command-action';
import { formAction, redirectTo } from '@/lib/command/form-action';
import { permitTrafficExport, saveTrafficSetting } from './traffic-log.commands';
import { trafficMessages } from './traffic-log.messages';

export const saveTrafficSettingAction = commandAction(saveTrafficSetting, trafficMessages['traffic.saved'], {
  to: () => '/administrator/site?part=traffic',
});

/** Redirects to the download of the requested window. */
export const startTrafficExportAction = formAction(async ({ day, from, to, reason }, viewer) => {
  const sealed = await permitTrafficExport({ day, from, to, reason }, viewer);
  return redirectTo(`/api/v1/traffic/export?permit=${sealed}`, trafficMessages['traffic.begun']);
});
