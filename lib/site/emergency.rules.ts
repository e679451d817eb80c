import { drawnTarget } from '@/lib/http/safe-target';
import { type EmergencyNotice, emergencyNotice } from './emergency.schema';

/** The notice that readers see at a moment: none without words, and none from its expiry on. */
export function noticeAt(stored: unknown, now: Date): EmergencyNotice | undefined {
  const notice = emergencyNotice.safeParse(stored);
  if (!notice.success) return undefined;
  const { expiresAt, target } = notice.data;
  if (expiresAt !== null && new Date(expiresAt) <= now) return undefined;
  return { ...notice.data, target: drawnTarget(target) ?? '' };
}
