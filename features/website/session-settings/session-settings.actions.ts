'use server';

import { secondFactorRoles, sessionLengths } from '@/lib/auth/session-rules';
import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { saveSessionRules } from './session-settings.commands';
import { sessionSettingsMessages } from './session-settings.messages';

/** Reads one field per duration, and a checkbox per role that must use a second factor. */
export const saveSessionRulesAction = formAction(async (fields, viewer) => {
  const lengths = Object.fromEntries(sessionLengths.map((name) => [name, fields[name]]));
  const chosen = secondFactorRoles.filter((role) => fields[role] === 'on');
  await saveSessionRules({ ...lengths, secondFactorRoles: chosen }, viewer);
  return succeed('/administrator/site?part=sessions', sessionSettingsMessages['sessions.saved']);
});
