import type { ScreenProps } from '@/lib/areas/schema';
import { noticesMessages as words } from '../notices.messages';
import type { Notice } from '../notices.queries';
import type { ReceiptFigures } from '../receipts/receipts.schema';
import { NoticeArticle } from './notice-article';
import { NoticeFacts } from './notice-facts';
import { ReceiptFiguresList } from './receipt-figures-list';
import { SentNoticeConfirmation } from './sent-notice-confirmation';
import { SentNoticeHead } from './sent-notice-head';

type Props = Pick<ScreenProps, 'params' | 'viewer'> & {
  notice: Notice;
  figures: ReceiptFigures;
  /** True if the figures name those who were late. */
  deadline: boolean;
  here: string;
  remindHref: string;
  now: Date;
};

/** Upper part of a sent notice's page: title with actions, what it asks of whom, its figures, and its text. */
export function SentNoticeSummary({ params, viewer, notice, figures, deadline, here, remindHref, now }: Props) {
  return (
    <>
      <SentNoticeHead {...{ notice, here, params, remindHref }} />
      <SentNoticeConfirmation {...{ params, viewer, notice, here, now }} />
      <div className="mb-6">
        <NoticeFacts notice={notice} count={figures.delivered} now={now} />
      </div>
      <ReceiptFiguresList figures={figures} {...notice} deadline={deadline} />
      <details className="mb-6 border-line border-b pb-4">
        <summary className="min-h-11 cursor-pointer content-center font-normal text-link text-sm">
          {words['notices.previewTitle']}
        </summary>
        <NoticeArticle notice={notice} now={now} />
      </details>
    </>
  );
}
