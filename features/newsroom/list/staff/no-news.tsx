import { EmptyState } from '@/components/ui/empty-state';
import { newsroomListMessages as words } from '../list.messages';
import { type NewsroomChoice, newsroomList } from '../list.rules';

/** Empty state: nothing matches, or the list is empty. */
export function NoNews({ choice }: { choice: NewsroomChoice }) {
  if (newsroomList.isNarrowed(choice)) return <EmptyState title={words['newsroomList.noMatch']} />;
  return <EmptyState title={words['newsroomList.empty']} text={words['newsroomList.emptyText']} />;
}
