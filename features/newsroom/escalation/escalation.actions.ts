'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { saveEscalation } from './escalation.commands';
import { escalationMessages as words } from './escalation.messages';

export const saveEscalationAction = formAction(async ({ days }, viewer) => {
  await saveEscalation({ days }, viewer);
  return succeed('/administrator/site?part=moderation', words['escalation.saved']);
});
