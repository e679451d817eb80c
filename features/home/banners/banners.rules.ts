/** Where a banner stands between its dates and its switch. */
export type BannerState = 'shown' | 'waiting' | 'over' | 'hidden';

type Dates = { visible: boolean; startsAt: string | null; endsAt: string | null };

/** What readers see of it at a moment; the dates are ISO 8601. */
export function getBannerState({ visible, startsAt, endsAt }: Dates, now: Date): BannerState {
  if (!visible) return 'hidden';
  if (endsAt && new Date(endsAt) <= now) return 'over';
  return startsAt && new Date(startsAt) > now ? 'waiting' : 'shown';
}
