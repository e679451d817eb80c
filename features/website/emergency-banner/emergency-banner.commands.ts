import { command } from '@/lib/command/command';
import { tag } from '@/lib/request/context';
import { EMERGENCY_KEY } from '@/lib/site/emergency-banner.schema';
import { storeSetting } from '@/lib/site/store';
import { emergencyBannerInput } from './emergency-banner.schema';

/**
 * Shows a banner above every public page; an empty text removes it.
 *
 * @throws AppError 'invalid' by field, also for an expiry in the past
 */
export const saveEmergencyBanner = command({
  access: 'site.manage',
  input: emergencyBannerInput,
  invalidates: () => [tag.settings, tag.home],
  run: async ({ expiresAt, ...given }, viewer, tx) => {
    const before = await tx.setting.findUnique({ where: { key: EMERGENCY_KEY }, select: { value: true } });
    const value = { ...given, expiresAt: expiresAt?.toISOString() ?? null };
    await storeSetting(tx, viewer, EMERGENCY_KEY, value);
    return { before: { notice: before?.value }, after: { notice: value } };
  },
  audit: (_, lines) => ({ action: 'emergency.save', noun: 'setting', nounId: EMERGENCY_KEY, ...lines }),
});
