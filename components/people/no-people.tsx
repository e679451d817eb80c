import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { peopleDeskMessages as words } from '@/lib/people-desk/messages';

/** Why there is no row: the page is behind the last one, nothing fits, or there is nothing at all. */
export function NoPeople({ total, isNarrowed, firstHref }: { total: number; isNarrowed: boolean; firstHref: string }) {
  if (total > 0) {
    return (
      <EmptyState
        title={words['peopleDesk.pastEnd'].th}
        action={<LinkButton href={firstHref}>{words['peopleDesk.toFirst'].th}</LinkButton>}
      />
    );
  }
  if (isNarrowed)
    return <EmptyState title={words['peopleDesk.noMatch'].th} text={words['peopleDesk.noMatchText'].th} />;
  return <EmptyState title={words['peopleDesk.empty'].th} text={words['peopleDesk.emptyText'].th} />;
}
