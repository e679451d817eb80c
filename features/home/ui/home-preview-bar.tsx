import { Icon } from '@/components/ui/icon';
import { layoutMessages as words } from '../layout/layout.messages';

/** Bar that marks the front page as a preview. */
export function HomePreviewBar() {
  return (
    <section
      aria-label={words['layout.preview']}
      className="sticky top-0 z-30 border-gold-500 border-y bg-gold-100 text-ink print:hidden"
    >
      <p className="page flex flex-wrap items-center gap-x-3 gap-y-0.5 py-1.5 font-normal text-xs">
        <Icon name="eye" className="size-4 shrink-0 text-gold-700" />
        <strong className="font-strong">{words['layout.preview']}</strong>
        <span>{words['layout.previewText']}</span>
      </p>
    </section>
  );
}
