import { Badge } from '@/components/ui/badge';
import { RowActions } from '@/components/ui/ordered/row-actions';
import { formatDateTime } from '@/lib/time/format';
import { showBannerAction } from '../banners.actions';
import { bannersMessages as words } from '../banners.messages';
import { type BannerState, getBannerState } from '../banners.rules';
import type { BannerEntry } from '../banners.schema';
import { BannerSlidePicture } from '../ui/banner-slide';

const tones = { shown: 'ok', waiting: 'info', over: 'warn', hidden: 'muted' } as const satisfies Record<
  BannerState,
  string
>;

/** Row of the banner list: thumbnail, dates, current state and actions. */
export function BannerRow({ entry, path, now }: { entry: BannerEntry; path: string; now: Date }) {
  const { title, target, startsAt, endsAt } = entry;
  const standing = getBannerState(entry, now);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <span className="relative block aspect-[3/1] w-36 shrink-0 overflow-hidden rounded-sm">
        <BannerSlidePicture banner={entry} sizes="144px" />
      </span>
      <div className="min-w-48 flex-1">
        <p className="font-strong text-sm">{title}</p>
        <p className="tabular text-ink-2 text-xs">
          {startsAt && `${words['banners.from']} ${formatDateTime(startsAt)} `}
          {endsAt && `${words['banners.until']} ${formatDateTime(endsAt)}`}
          {!startsAt && !endsAt && words['banners.always']}
        </p>
        <p className="wrap-anywhere line-clamp-1 text-ink-3 text-xs">{target || words['banners.noTarget']}</p>
      </div>
      <div className="md:w-28 md:text-end">
        <Badge tone={tones[standing]}>{words[`banners.${standing}`]}</Badge>
      </div>
      <RowActions entry={entry} name={title} path={path} show={showBannerAction} />
    </div>
  );
}
