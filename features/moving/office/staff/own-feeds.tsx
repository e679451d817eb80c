import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { ActionForm } from '@/components/ui/form/action-form';
import type { FormAction } from '@/components/ui/form/send-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { type Column, ListTable } from '@/components/ui/list/list-table';
import { askOwnFeedAction, pauseOwnFeedAction, removeOwnFeedAction, resumeOwnFeedAction } from '../office.actions';
import { officeMoveMessages as words } from '../office.messages';
import type { OwnFeed } from '../office.queries';
import { followHours } from '../office.schema';

/** Feeds that the office follows, with what can be done with each; those that paused by themselves are named first. */
export function OwnFeeds({ feeds }: { feeds: readonly OwnFeed[] }) {
  const stuck = feeds.filter(({ paused }) => paused === 'failures' || paused === 'gone');
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lg">{words['officeMove.feeds']}</h2>
      {stuck.length > 0 && (
        <Alert kind="warn">
          {words['officeMove.pausedNote']} {stuck.map(({ title }) => title).join(' · ')}
        </Alert>
      )}
      {feeds.length === 0 ? (
        <p className="text-ink-2 text-sm">{words['officeMove.noFeeds']}</p>
      ) : (
        <ListTable label={words['officeMove.feeds']} columns={columns} rows={feeds} />
      )}
    </section>
  );
}

const columns: readonly Column<OwnFeed>[] = [
  {
    key: 'feed',
    title: words['officeMove.feed'],
    isRowHeader: true,
    cell: ({ title, address }) => (
      <>
        <span className="font-strong">{title}</span>
        {title !== address && <span className="block break-all text-ink-2 text-xs">{address}</span>}
      </>
    ),
  },
  {
    key: 'how',
    title: words['officeMove.how'],
    cell: ({ everyHours, asDrafts }) => (
      <>
        {describeHours(everyHours)}
        <span className="block text-ink-2 text-xs">{words[`officeMove.as.${asDrafts ? 'drafts' : 'published'}`]}</span>
      </>
    ),
  },
  {
    key: 'next',
    title: words['officeMove.next'],
    cell: ({ nextAt, paused }) => (nextAt && paused === undefined ? <ListDateTime at={nextAt} /> : '–'),
  },
  {
    key: 'state',
    title: words['officeMove.state'],
    cell: (feed) => (
      <>
        <FeedBadge feed={feed} />
        {feed.problem !== '' && <span className="mt-1 block text-ink-2 text-xs">{feed.problem}</span>}
      </>
    ),
  },
  { key: 'actions', title: words['officeMove.actions'], quiet: true, cell: (feed) => <FeedActions feed={feed} /> },
];

function describeHours(hours: number): string {
  const known = followHours.find((one) => one === hours);
  return known === undefined ? '' : words[`officeMove.every.${known}`];
}

function FeedBadge({ feed: { paused, failures } }: { feed: OwnFeed }) {
  if (paused === 'person') return <Badge tone="muted">{words['officeMove.paused.person']}</Badge>;
  if (paused === 'failures' || paused === 'gone')
    return <Badge tone="bad">{words[`officeMove.paused.${paused}`]}</Badge>;
  if (failures > 0) return <Badge tone="warn">{words['officeMove.failing']}</Badge>;
  return <Badge tone="ok">{words['officeMove.following']}</Badge>;
}

function FeedActions({ feed: { id, paused, title } }: { feed: OwnFeed }) {
  return (
    <div className="flex flex-wrap gap-2">
      {paused === undefined ? (
        <>
          <FeedAction action={askOwnFeedAction} id={id} name="askNow" title={title} />
          <FeedAction action={pauseOwnFeedAction} id={id} name="pause" title={title} />
        </>
      ) : (
        <FeedAction action={resumeOwnFeedAction} id={id} name="resume" title={title} />
      )}
      <FeedAction action={removeOwnFeedAction} id={id} name="remove" title={title} />
    </div>
  );
}

type ActionProps = { action: FormAction; id: number; name: 'askNow' | 'pause' | 'resume' | 'remove'; title: string };

function FeedAction({ action, id, name, title }: ActionProps) {
  return (
    <ActionForm action={action} fields={{ id }} className="contents">
      <SubmitButton look="outline" size="sm">
        {words[`officeMove.${name}`]}
        <span className="sr-only"> {title}</span>
      </SubmitButton>
    </ActionForm>
  );
}
