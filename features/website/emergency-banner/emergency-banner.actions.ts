'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { say } from '@/lib/messages/messages';
import { saveEmergencyNotice } from './emergency-banner.commands';

const saveOne = formAction(async (fields, viewer) => {
  await saveEmergencyNotice(fields, viewer);
  const told = say(fields.text?.trim() ? 'emergency.saved' : 'emergency.gone');
  return finish('/administrator/site?part=emergency', told);
});

/** Fields `text` (empty for none), `level`, `target`, `expiresAt`. */
export async function save(before: FormState, form: FormData): Promise<FormState> {
  return saveOne(before, form);
}
