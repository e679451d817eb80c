import { toSafeTarget } from '@/lib/http/safe-target';
import { type EmergencyBannerContent, emergencyBanner } from './emergency-banner.schema';

/** The emergency banner at a given time: none without text, and none after its expiry. */
export function findEmergencyBannerAt(stored: unknown, now: Date): EmergencyBannerContent | undefined {
  const notice = emergencyBanner.safeParse(stored);
  if (!notice.success) return undefined;
  const { expiresAt, target } = notice.data;
  if (expiresAt !== null && new Date(expiresAt) <= now) return undefined;
  return { ...notice.data, target: toSafeTarget(target) ?? '' };
}
