'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { saveEmergencyBanner } from './emergency-banner.commands';

export const saveEmergencyBannerAction = formAction(async (fields, viewer) => {
  await saveEmergencyBanner(fields, viewer);
  const told = t(fields.text?.trim() ? 'emergency.saved' : 'emergency.gone');
  return succeed('/administrator/site?part=emergency', told);
});
