import { FilePen, Sparkles } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { areasMessages as words } from '@/lib/areas/messages';

type Props = { news?: string; lifestyle?: string };

/** Links of a home that begin a new text, limited to the viewer's rights; all else is in the menu. */
export function QuickActions({ news, lifestyle }: Props) {
  return (
    <nav aria-label={words['areas.actions']} className="flex flex-wrap gap-2 sm:gap-3">
      {lifestyle && (
        <LinkButton href={lifestyle}>
          <Sparkles aria-hidden="true" className="size-5" strokeWidth={1.5} />
          {words['areas.writeLifestyle']}
        </LinkButton>
      )}
      {news && (
        <LinkButton look="primary" href={news} className="max-sm:order-first">
          <FilePen aria-hidden="true" className="size-5" strokeWidth={1.5} />
          {words['areas.writeNews']}
        </LinkButton>
      )}
    </nav>
  );
}
