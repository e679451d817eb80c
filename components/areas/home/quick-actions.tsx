import { FileClock, FilePen, Images, Sparkles } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { areasMessages as words } from '@/lib/areas/messages';

type Props = { news?: string; lifestyle?: string; media?: string; waiting?: string };

/** The most frequent tasks as plain links, limited to those that the viewer may do. */
export function QuickActions({ news, lifestyle, media, waiting }: Props) {
  return (
    <nav aria-label={words['areas.actions']} className="flex flex-wrap gap-2 sm:gap-3">
      {waiting && (
        <LinkButton href={waiting}>
          <FileClock aria-hidden="true" className="size-5" strokeWidth={1.5} />
          {words['areas.openWaiting']}
        </LinkButton>
      )}
      {media && (
        <LinkButton href={media}>
          <Images aria-hidden="true" className="size-5" strokeWidth={1.5} />
          {words['areas.openMedia']}
        </LinkButton>
      )}
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
