import { StatusView } from '@/components/layout/status-view';
import { LinkButton } from '@/components/ui/button';
import { formatLongDate } from '@/lib/format';
import { newsMessages } from '@/lib/news/messages';
import { siteMessages } from '@/lib/site/messages';
import type { Withdrawal } from '@/lib/withdrawals/schema';

/** What stands in the place of a withdrawn item: that it was withdrawn, since when, and the note; nothing of the item itself. */
export function WithdrawnView({ withdrawal: { note, at } }: { withdrawal: Withdrawal }) {
  return (
    <StatusView
      code={newsMessages['news.withdrawnCode'].th}
      title={newsMessages['news.withdrawn'].th}
      note={`${newsMessages['news.withdrawnAt'].th}${formatLongDate(new Date(at))}`}
      text={note}
    >
      <LinkButton href="/news_group/">{siteMessages['soon.toNews'].th}</LinkButton>
    </StatusView>
  );
}
