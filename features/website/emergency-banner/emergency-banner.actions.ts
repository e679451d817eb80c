'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { saveEmergencyBanner } from './emergency-banner.commands';
import { emergencyBannerMessages } from './emergency-banner.messages';

export const saveEmergencyBannerAction = formAction(async (fields, viewer) => {
  await saveEmergencyBanner(fields, viewer);
  const told = emergencyBannerMessages[fields.text?.trim() ? 'emergency.saved' : 'emergency.gone'];
  return succeed('/administrator/site?part=emergency', told);
});
