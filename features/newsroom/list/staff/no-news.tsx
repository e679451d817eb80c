import { EmptyState } from '@/components/ui/empty-state';
import { newsroomListMessages as words } from '../list.messages';
import { isNarrowed, type NewsroomChoice } from '../list.rules';

/** Empty state: nothing matches, or the list is empty. */
export function NoNews({ choice }: { choice: NewsroomChoice }) {
  if (isNarrowed(choice)) return <EmptyState title={words['newsroomList.noMatch'].th} />;
  return <EmptyState title={words['newsroomList.empty'].th} text={words['newsroomList.emptyText'].th} />;
}
