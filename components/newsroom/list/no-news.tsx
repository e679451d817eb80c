import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { newsroomListMessages as words } from '@/lib/newsroom-list/messages';
import { isNarrowed, type NewsroomChoice } from '@/lib/newsroom-list/rules';

type Props = { choice: NewsroomChoice; total: number; hrefOf: (change: Partial<NewsroomChoice>) => string };

/** Why there is no row: the page is behind the last one, nothing fits, or there is nothing at all. */
export function NoNews({ choice, total, hrefOf }: Props) {
  if (total > 0) {
    return (
      <EmptyState
        title={words['newsroomList.pastEnd'].th}
        action={<LinkButton href={hrefOf({ page: 1 })}>{words['newsroomList.firstPage'].th}</LinkButton>}
      />
    );
  }
  if (isNarrowed(choice)) return <EmptyState title={words['newsroomList.noMatch'].th} />;
  return <EmptyState title={words['newsroomList.empty'].th} text={words['newsroomList.emptyText'].th} />;
}
