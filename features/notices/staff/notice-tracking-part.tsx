import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ListFooter } from '@/components/ui/list/list-footer';
import { AskLink } from '@/components/ui/ordered/ask-link';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { readId } from '@/lib/list/list';
import { formatLongDate, formatNumber, thaiDay } from '@/lib/time/format';
import { thaiDays } from '@/lib/time/thai-time';
import { noticesMessages as words } from '../notices.messages';
import { readQuestion } from '../notices.rules';
import type { Notice } from '../notices.schema';
import { noticeTrackingMessages as tracking } from '../receipts/receipts.messages';
import { countReceipts, countToRemind, listReceipts, readFigures } from '../receipts/receipts.queries';
import { readTrackingChoice, trackingHref } from '../receipts/receipts.rules';
import { type TrackingTab, trackingTabs } from '../receipts/receipts.schema';
import { AskForm } from './ask-form';
import { NobodyLeft } from './nobody-left';
import { NoticeArticle } from './notice-article';
import { ReceiptsFilters } from './receipts-filters';
import { ReceiptsTable } from './receipts-table';
import { TrackingFigures } from './tracking-figures';

/** The page of a sent notice: what it says, who has done what about it, and what the administrator may still do. */
export async function NoticeTrackingPart({ params, path, viewer, notice }: ScreenProps & { notice: Notice }) {
  const here = `${path}/${notice.id}`;
  const choice = readTrackingChoice(params);
  const now = new Date();
  const [figures, counts, rows] = await Promise.all([
    readFigures(viewer, notice.id),
    countReceipts(viewer, notice, choice),
    listReceipts(viewer, notice, choice),
  ]);
  const out = notice.recalledAt === undefined;
  return (
    <>
      <ScreenHeader title={notice.title} lead={`${words['notices.sentTo'].th} ${whomOf(notice)}`}>
        <AskLink href={`${here}?ask=duplicate`} className={buttonClass()}>
          {words['notices.duplicate'].th}
        </AskLink>
        {out && (
          <>
            <AskLink href={`${here}?ask=recall`} className={buttonClass()}>
              {words['notices.recall'].th}
            </AskLink>
            <AskLink href={trackingHref(here, choice, { ask: 'remind' })} className={buttonClass({ look: 'primary' })}>
              {tracking['noticeTracking.remindAll'].th}
            </AskLink>
          </>
        )}
      </ScreenHeader>
      {notice.recalledAt && (
        <div className="mb-6">
          <Alert kind="warn">
            {words['notices.recalledNote'].th} {formatLongDate(notice.recalledAt)}
          </Alert>
        </div>
      )}
      <Asking {...{ params, viewer, notice, here, now }} />
      <TrackingFigures figures={figures} {...notice} deadline={notice.deadlineAt !== undefined} />
      <details className="mb-6 border-line border-b pb-4">
        <summary className="min-h-11 cursor-pointer content-center font-normal text-link text-sm">
          {words['notices.previewTitle'].th}
        </summary>
        <NoticeArticle notice={notice} now={now} />
      </details>
      <ReceiptsFilters id={notice.id} path={here} choice={choice} counts={counts} tabs={tabsOf(notice)} />
      <div className="my-6">
        {rows.length > 0 ? (
          <ReceiptsTable rows={rows} asked={notice} remind={out ? { path: here, choice, now } : undefined} />
        ) : (
          <EmptyState title={tracking['noticeTracking.noMatch'].th} />
        )}
      </div>
      <ListFooter
        page={choice.page}
        per={choice.per}
        total={counts[choice.tab]}
        hrefOf={(page) => trackingHref(here, choice, { page })}
        perHrefOf={(per) => trackingHref(here, choice, { per })}
      />
    </>
  );
}

/** So many single organisations are named in the line below the headline. */
const NAMED = 3;

function whomOf({ toWhom, named }: Notice): string {
  const more = named.length - NAMED;
  const singles = named.slice(0, NAMED).map(({ name }) => name);
  return [...toWhom, ...singles, ...(more > 0 ? [`+${formatNumber(more)}`] : [])].join(', ');
}

function tabsOf({ mustRead, answerWanted, deadlineAt }: Notice): TrackingTab[] {
  const shown: Readonly<Record<TrackingTab, boolean>> = {
    all: true,
    unread: true,
    unconfirmed: mustRead,
    unanswered: answerWanted,
    answered: answerWanted,
    late: deadlineAt !== undefined && (mustRead || answerWanted),
  };
  return trackingTabs.filter((tab) => shown[tab]);
}

type AskingProps = Pick<ScreenProps, 'params' | 'viewer'> & { notice: Notice; here: string; now: Date };

/** The question that the address asks about a sent notice. */
async function Asking({ params, viewer, notice, here, now }: AskingProps) {
  const ask = readQuestion(params);
  const choice = readTrackingChoice(params);
  const { id, title } = notice;
  if (ask === 'recall' || ask === 'duplicate') {
    return (
      <AskForm key={ask} ask={ask} fields={{ id }} back={here}>
        <p className="font-strong">{title}</p>
      </AskForm>
    );
  }
  if (ask !== 'remind' || notice.recalledAt) return null;
  const organisationId = readId(params.to);
  const since = thaiDays(thaiDay(now), undefined).gte ?? now;
  const count = await countToRemind(viewer, notice, { ...choice, organisationId, since });
  const back = trackingHref(here, choice, { page: choice.page });
  if (count === 0) return <NobodyLeft back={back} />;
  const whom: Record<string, string | number> =
    organisationId === undefined ? { show: choice.tab, search: choice.search } : { organisationId };
  return (
    <AskForm key={`${ask} ${organisationId}`} ask="remind" fields={{ id, back, ...whom }} back={back}>
      <p>
        {formatNumber(count)} {tracking['noticeTracking.organisations'].th}
      </p>
    </AskForm>
  );
}
