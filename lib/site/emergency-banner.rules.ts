import { toSafeTarget } from '@/lib/http/safe-target';
import { type EmergencyBannerContent, emergencyBanner } from './emergency-banner.schema';

/** The notice that readers see at a moment: none without words, and none from its expiry on. */
export function findEmergencyBannerAt(stored: unknown, now: Date): EmergencyBannerContent | undefined {
  const notice = emergencyBanner.safeParse(stored);
  if (!notice.success) return undefined;
  const { expiresAt, target } = notice.data;
  if (expiresAt !== null && new Date(expiresAt) <= now) return undefined;
  return { ...notice.data, target: toSafeTarget(target) ?? '' };
}
