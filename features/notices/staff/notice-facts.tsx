import { formatNumber } from '@/lib/time/format';
import { noticeAudienceMessages } from '../audience/audience.messages';
import { noticesMessages as words } from '../notices.messages';
import type { Notice } from '../notices.queries';
import { formatUnit } from '../people/people.rules';
import { DeadlineBadge } from './deadline-badge';

type Props = {
  notice: Pick<Notice, 'audienceInWords' | 'mustRead' | 'answerWanted' | 'deadlineAt' | 'toPeople'>;
  /** Number of recipients. */
  count: number;
  now: Date;
};

/** Audience in words, number of recipients, demands and deadline of a notice. */
export function NoticeFacts({ notice, count, now }: Props) {
  const { audienceInWords, mustRead, answerWanted, deadlineAt, toPeople } = notice;
  const demands = [mustRead && words['notices.mustRead'], answerWanted && words['notices.answerWanted']].filter(
    Boolean,
  );
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)] [&_dt]:text-ink-2">
      <dt>{words['notices.sentTo']}</dt>
      <dd className="wrap-anywhere">{audienceInWords || '–'}</dd>
      <dt>{words['notices.column.delivered']}</dt>
      <dd>
        {noticeAudienceMessages['noticeCircles.reach']} <span className="tabular">{formatNumber(count)}</span>{' '}
        {formatUnit(toPeople)}
      </dd>
      <dt>{words['notices.wanted']}</dt>
      <dd>{demands.join(', ') || words['notices.onlyRead']}</dd>
      <dt>{words['notices.deadline']}</dt>
      <dd>{deadlineAt ? <DeadlineBadge deadline={deadlineAt} now={now} /> : words['notices.noDeadline']}</dd>
    </dl>
  );
}
