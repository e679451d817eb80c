/** State of a banner, from its dates and its visibility switch. */
export type BannerState = 'shown' | 'waiting' | 'over' | 'hidden';

type Dates = { visible: boolean; startsAt: string | null; endsAt: string | null };

/** State of a banner at `now`; the dates are ISO 8601. */
export function getBannerState({ visible, startsAt, endsAt }: Dates, now: Date): BannerState {
  if (!visible) return 'hidden';
  if (endsAt && new Date(endsAt) <= now) return 'over';
  return startsAt && new Date(startsAt) > now ? 'waiting' : 'shown';
}
