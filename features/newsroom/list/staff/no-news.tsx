import { EmptyState } from '@/components/ui/empty-state';
import { undecidedMessages as undecided } from '../../undecided/undecided.messages';
import { newsroomListMessages as words } from '../list.messages';
import { type NewsroomChoice, newsroomList } from '../list.rules';

/** Empty state: nothing matches, or the list is empty. */
export function NoNews({ choice }: { choice: NewsroomChoice }) {
  if (newsroomList.isNarrowed(choice)) return <EmptyState title={words['newsroomList.noMatch']} />;
  if (choice.tab === 'undecided')
    return <EmptyState title={undecided['undecided.empty']} text={undecided['undecided.emptyText']} />;
  return <EmptyState title={words['newsroomList.empty']} text={words['newsroomList.emptyText']} />;
}
