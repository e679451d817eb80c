'use server';

import { secondFactorRoles, sessionLengths } from '../auth/session-rules';
import { type FormState, formAction } from '../form-action';
import { finish } from '../form-finish';
import { say } from '../messages';
import { saveSessionRules } from './commands';

const saveRules = formAction(async (fields, viewer) => {
  const lengths = Object.fromEntries(sessionLengths.map((name) => [name, fields[name]]));
  const chosen = secondFactorRoles.filter((role) => fields[role] === 'on');
  await saveSessionRules({ ...lengths, secondFactorRoles: chosen }, viewer);
  return finish('/administrator/site?part=sessions', say('sessions.saved'));
});

/** A field for each length, and a ticked one for each role of whom a second factor is asked. */
export async function save(before: FormState, form: FormData): Promise<FormState> {
  return saveRules(before, form);
}
