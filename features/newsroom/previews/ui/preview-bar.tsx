import { Icon } from '@/components/ui/icon';
import { formatDate, formatTime } from '@/lib/time/format';
import { previewLinksMessages } from '../previews.messages';

type Props = { pending: boolean; until?: string };

/** Sticky bar that marks a page as a preview and shows when its link expires. */
export function PreviewBar({ pending, until }: Props) {
  const end = until === undefined ? undefined : new Date(until);
  return (
    <section
      aria-label={previewLinksMessages['previewLinks.bar'].th}
      className="sticky top-0 z-30 border-gold-500 border-y bg-gold-100 text-ink print:hidden"
    >
      <p className="page flex flex-wrap items-center gap-x-3 gap-y-0.5 py-1.5 font-normal text-xs">
        <Icon name="eye" className="size-4 shrink-0 text-gold-700" />
        <strong className="font-strong">
          {previewLinksMessages[pending ? 'previewLinks.barPending' : 'previewLinks.bar'].th}
        </strong>
        <span>{previewLinksMessages['previewLinks.barText'].th}</span>
        {end && (
          <span className="tabular ms-auto">
            {previewLinksMessages['previewLinks.barUntil'].th}{' '}
            <time dateTime={until}>
              {formatDate(end)} {formatTime(end)}
            </time>
          </span>
        )}
      </p>
    </section>
  );
}
