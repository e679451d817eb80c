import { LinkButton } from '@/components/ui/button';
import { LineText } from '@/components/ui/line-text/line-text';
import { StatusView } from '@/components/ui/page/status-view';
import { say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import { siteMessages } from '@/lib/site/messages';
import { formatLongDate } from '@/lib/time/format';
import { newsMessages } from '../../news.messages';
import type { Withdrawal } from '../../news.schema';

/** Page shown instead of a withdrawn item: date and note of the withdrawal, nothing of the item itself. */
export function TombstoneView({ withdrawal: { note, at } }: { withdrawal: Withdrawal }) {
  return (
    <StatusView
      code={say(newsMessages['news.withdrawnCode'])}
      title={say(newsMessages['news.withdrawn'])}
      note={`${say(newsMessages['news.withdrawnAt'])}${formatLongDate(new Date(at))}`}
      text={<LineText>{note}</LineText>}
    >
      <LinkButton href={localHref('/news_group/')}>{say(siteMessages['soon.toNews'])}</LinkButton>
    </StatusView>
  );
}
