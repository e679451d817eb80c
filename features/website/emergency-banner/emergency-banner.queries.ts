import { db } from '@/lib/db/db';
import { EMERGENCY_KEY, type EmergencyBannerContent, emergencyBanner } from '@/lib/site/emergency-banner.schema';

/** The stored banner, even if it has expired; undefined for none. */
export async function findEmergencyBanner(): Promise<EmergencyBannerContent | undefined> {
  const row = await db.setting.findUnique({ where: { key: EMERGENCY_KEY }, select: { value: true } });
  const notice = emergencyBanner.safeParse(row?.value);
  return notice.success ? notice.data : undefined;
}
