import { DateTime } from '@/components/ui/date-time';
import { Icon } from '@/components/ui/icon';
import { previewLinksMessages } from '../previews.messages';

type Props = { pending: boolean; unsaved?: boolean; until?: string };

/** Sticky bar that marks a page as a preview and shows when its link expires. */
export function PreviewBar({ pending, unsaved = false, until }: Props) {
  const kind = unsaved ? 'previewLinks.barUnsaved' : pending ? 'previewLinks.barPending' : 'previewLinks.bar';
  return (
    <section
      aria-label={previewLinksMessages['previewLinks.bar'].th}
      className="sticky top-0 z-30 border-gold-500 border-y bg-gold-100 text-ink print:hidden"
    >
      <p className="page flex flex-wrap items-center gap-x-3 gap-y-0.5 py-1.5 font-normal text-xs">
        <Icon name="eye" className="size-4 shrink-0 text-gold-700" />
        <strong className="font-strong">{previewLinksMessages[kind].th}</strong>
        <span>{previewLinksMessages['previewLinks.barText'].th}</span>
        {until !== undefined && (
          <span className="tabular ms-auto">
            {previewLinksMessages['previewLinks.barUntil'].th} <DateTime at={until} tabular={false} />
          </span>
        )}
      </p>
    </section>
  );
}
