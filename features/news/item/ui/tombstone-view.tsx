import { LinkButton } from '@/components/ui/button';
import { StatusView } from '@/components/ui/page/status-view';
import { siteMessages } from '@/lib/site/messages';
import { formatLongDate } from '@/lib/time/format';
import { newsMessages } from '../../news.messages';
import type { Withdrawal } from '../../news.schema';

/** Page shown instead of a withdrawn item: date and note of the withdrawal, nothing of the item itself. */
export function TombstoneView({ withdrawal: { note, at } }: { withdrawal: Withdrawal }) {
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
