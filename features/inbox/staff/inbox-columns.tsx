import { Badge } from '@/components/ui/badge';
import { ChooseAll } from '@/components/ui/list/chosen/choose-all';
import type { Column } from '@/components/ui/list/list-table';
import { RowTitle } from '@/components/ui/list/row-title';
import { formatWaitingTime } from '@/features/newsroom/queue/waiting.rules';
import { formatDateTime } from '@/lib/time/format';
import { inboxMessages as words } from '../inbox.messages';
import { formatTask } from '../inbox.rules';
import type { InboxEntry, InboxTab } from '../inbox.schema';
import { INBOX_FORM } from './inbox-rows';

const tones = {
  ...({ news: 'warn', voice: 'ok', notice: 'info' } as const),
  ...({ report: 'muted', check: 'muted', registration: 'muted', import: 'muted' } as const),
} as const;

type Options = { tab: InboxTab; now: Date };

/** Columns of the inbox: what it is, from whom, since when it waits and by when it is due. */
export const buildInboxColumns = ({ tab, now }: Options): readonly Column<InboxEntry>[] => [
  {
    key: 'choose',
    title: words['inbox.choose'],
    quiet: true,
    width: 'w-12',
    head: <ChooseAll formId={INBOX_FORM} label={words['inbox.chooseAll']} />,
    cell: (entry) => <ChooseBox entry={entry} />,
  },
  {
    key: 'thing',
    title: words['inbox.thing'],
    isRowHeader: true,
    width: 'md:w-[42%]',
    cell: (entry) => (
      <>
        <RowTitle href={entry.href}>{entry.title}</RowTitle>
        <span className="wrap-anywhere block text-ink-2 text-xs">
          {[formatTask(entry), entry.sender].filter(Boolean).join(' · ')}
        </span>
        <Handed entry={entry} tab={tab} />
      </>
    ),
  },
  {
    key: 'kind',
    title: words['inbox.kind'],
    cell: ({ kind }) => <Badge tone={tones[kind]}>{words[`inbox.kind.${kind}`]}</Badge>,
  },
  {
    key: 'since',
    title: words['inbox.since'],
    cell: ({ since }) => (
      <time dateTime={since.toISOString()} title={formatDateTime(since)} className="tabular">
        {formatWaitingTime(since, now)}
      </time>
    ),
  },
  { key: 'due', title: words['inbox.due'], cell: (entry) => <Due entry={entry} now={now} /> },
];

function ChooseBox({ entry }: { entry: InboxEntry }) {
  return (
    <label className="-m-2 inline-flex items-center gap-2 p-2 text-ink-3">
      <input type="checkbox" name="items" form={INBOX_FORM} value={entry.key} className="size-4.5 accent-red-800" />
      <span className="sr-only">
        {words['inbox.choose']} {entry.title}
      </span>
    </label>
  );
}

/** Colleague who gave the thing, or to whom it was given, with the note; until when it is snoozed. */
function Handed({ entry: { giver, receiver, note, until }, tab }: { entry: InboxEntry; tab: InboxTab }) {
  const line = 'wrap-anywhere block font-normal text-xs';
  if (tab === 'snoozed' && until)
    return (
      <span className={`${line} text-link`}>
        {words['inbox.until']} {formatDateTime(until)}
      </span>
    );
  const person = tab === 'given' ? receiver : giver;
  if (person === null) return null;
  return (
    <span className={`${line} text-link`}>
      {words[tab === 'given' ? 'inbox.givenTo' : 'inbox.givenBy']} {person}
      {note && ` · ${note}`}
    </span>
  );
}

function Due({ entry: { due }, now }: { entry: InboxEntry; now: Date }) {
  if (due === null) return <span className="text-ink-3">{words['inbox.noDue']}</span>;
  return (
    <>
      <time dateTime={due.toISOString()} className="tabular block">
        {formatDateTime(due)}
      </time>
      {due < now && <span className="block font-normal text-bad text-xs">{words['inbox.late']}</span>}
    </>
  );
}
