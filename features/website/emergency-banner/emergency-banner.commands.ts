import { command } from '@/lib/command/command';
import { tag } from '@/lib/request/context';
import { EMERGENCY_KEY, emergencyBannerInput } from '@/lib/site/emergency-banner.schema';

/**
 * Shows a banner above every public page; an empty text removes it.
 *
 * @throws AppError 'invalid' by field, also for an expiry in the past
 */
export const saveEmergencyBanner = command({
  access: 'site.manage',
  input: emergencyBannerInput,
  invalidates: () => [tag.settings, tag.home],
  run: async ({ expiresAt, ...given }, { accountId: updatedById }, tx) => {
    const before = await tx.setting.findUnique({ where: { key: EMERGENCY_KEY }, select: { value: true } });
    const value = { ...given, expiresAt: expiresAt?.toISOString() ?? null };
    await tx.setting.upsert({
      where: { key: EMERGENCY_KEY },
      create: { key: EMERGENCY_KEY, value, updatedById },
      update: { value, updatedById },
    });
    return { before: { notice: before?.value }, after: { notice: value } };
  },
  audit: (_, lines) => ({ action: 'emergency.save', noun: 'setting', nounId: EMERGENCY_KEY, ...lines }),
});
