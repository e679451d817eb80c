import { type EmergencyNotice, emergencyNotice } from './schema';

/** The notice that readers see at a moment: none without words, and none from its expiry on. */
export function noticeAt(stored: unknown, now: Date): EmergencyNotice | undefined {
  const notice = emergencyNotice.safeParse(stored);
  if (!notice.success) return undefined;
  const { expiresAt } = notice.data;
  return expiresAt !== null && new Date(expiresAt) <= now ? undefined : notice.data;
}
