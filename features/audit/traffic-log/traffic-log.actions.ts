'use server';

import { type FormState, formAction, goOn } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { say } from '@/lib/messages/messages';
import { permitTrafficExport, saveTraffic } from './traffic-log.commands';

const HERE = '/administrator/site?part=traffic';

const saveSetting = formAction(async ({ on, days }, viewer) => {
  await saveTraffic({ on, days }, viewer);
  return finish(HERE, say('traffic.saved'));
});

/** Fields `on` and `days`. */
export async function save(before: FormState, form: FormData): Promise<FormState> {
  return saveSetting(before, form);
}

const permit = formAction(async ({ day, from, to, reason }, viewer) => {
  const sealed = await permitTrafficExport({ day, from, to, reason }, viewer);
  return goOn(`/api/v1/traffic/export?permit=${sealed}`, say('traffic.begun'));
});

/** Fields `day`, `from`, `to` and `reason`; goes on to the file. */
export async function take(before: FormState, form: FormData): Promise<FormState> {
  return permit(before, form);
}
