import { EmptyState } from '@/components/ui/empty-state';
import { peopleListMessages as words } from '../list/list.messages';

/** Empty state: no match for the filters, or no people at all. */
export function NoPeople({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed) return <EmptyState title={words['peopleDesk.noMatch']} text={words['peopleDesk.noMatchText']} />;
  return <EmptyState title={words['peopleDesk.empty']} text={words['peopleDesk.emptyText']} />;
}
