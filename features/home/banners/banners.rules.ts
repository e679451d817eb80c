/** Where a banner stands between its dates and its switch. */
export type BannerStanding = 'shown' | 'waiting' | 'over' | 'hidden';

type Dates = { visible: boolean; startsAt: string | null; endsAt: string | null };

/** What readers see of it at a moment; the dates are ISO 8601. */
export function standingOf({ visible, startsAt, endsAt }: Dates, now: Date): BannerStanding {
  if (!visible) return 'hidden';
  if (endsAt && new Date(endsAt) <= now) return 'over';
  return startsAt && new Date(startsAt) > now ? 'waiting' : 'shown';
}
