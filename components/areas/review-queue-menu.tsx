'use client';

import { Bell as BellIcon, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { DetailsMenu } from '@/components/ui/details-menu';
import { setBadges } from '@/components/ui/page/badge-store';
import { usePolled } from '@/components/ui/use-polled';
import { escalationMessages } from '@/features/newsroom/escalation/escalation.messages';
import { reviewQueueMessages as words } from '@/features/newsroom/queue/queue.messages';
import { capCount } from '@/features/newsroom/queue/queue.rules';
import {
  NOTIFICATIONS_POLL_MS,
  type ReviewNotifications,
  reviewNotifications,
} from '@/features/newsroom/queue/queue.schema';
import { formatDayMonth, formatTime } from '@/lib/time/format';
import { WaitingBadge } from './waiting-badge';

type Props = {
  initial: ReviewNotifications;
  notes?: readonly string[];
  /** Address of the inbox. */
  inbox: string;
  buttonClass: string;
};

/**
 * Button with the number of things that wait for the viewer, and a panel with the first. Without script it stays at the
 * server-rendered state.
 */
export function ReviewQueueMenu({ initial, notes = [], inbox, buttonClass }: Props) {
  const bell = useReviewQueue(initial);
  const label = `${words['newsWaiting.bell']} ${capCount(bell.total)} ${words['newsWaiting.bellCount']}`;
  return (
    <>
      <DetailsMenu
        label={label}
        align="stretch"
        buttonClass={`${buttonClass} relative cursor-pointer`}
        panelClass="py-0! sm:start-auto sm:w-96 lg:end-8"
        button={
          <>
            <BellIcon aria-hidden="true" className="size-5" />
            {bell.total > 0 && (
              <span
                aria-hidden="true"
                className="tabular absolute end-0 top-0 min-w-5 rounded-full bg-gold-300 px-1 text-center font-strong text-red-950 text-xs"
              >
                {capCount(bell.total)}
              </span>
            )}
          </>
        }
      >
        <p className="border-line border-b px-4 py-3 font-strong text-sm">{words['newsWaiting.bell']}</p>
        {notes.map((note) => (
          <p key={note} className="border-line border-b bg-gold-100 px-4 py-2 font-normal text-xs">
            {note}
          </p>
        ))}
        {bell.told.length > 0 && <Told entries={bell.told} />}
        {bell.entries.length === 0 ? <EmptyQueue /> : <Entries entries={bell.entries} />}
        <a
          href={inbox}
          className="flex min-h-11 items-center justify-center px-4 py-2 font-normal text-link text-sm hover:bg-sunken"
        >
          {words['newsWaiting.all']}
        </a>
      </DetailsMenu>
      <span role="status" className="sr-only">
        {bell === initial ? '' : label}
      </span>
    </>
  );
}

/** Items left waiting below, of which the office was told. */
function Told({ entries }: { entries: ReviewNotifications['told'] }) {
  return (
    <ul>
      {entries.map(({ key, href, topic, from, at }) => (
        <li key={key} className="border-line border-b bg-sunken">
          <a href={href} className="block px-4 py-2.5 transition-colors focus-visible:-outline-offset-2">
            <span className="block font-normal text-warn text-xs">{escalationMessages['escalation.bell']}</span>
            <span className="thai-clamp line-clamp-2 font-normal text-sm">{topic}</span>
            <span className="block truncate text-ink-2 text-xs">
              {from} · {formatDayMonth(new Date(at))}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function EmptyQueue() {
  return (
    <div className="flex flex-col items-center gap-1 border-line border-b px-4 py-6 text-center">
      <CircleCheck aria-hidden="true" className="size-8 text-gold-500" strokeWidth={1.25} />
      <p className="font-normal text-sm">{words['newsWaiting.none']}</p>
      <p className="text-ink-2 text-xs">{words['newsWaiting.noneText']}</p>
    </div>
  );
}

function Entries({ entries }: { entries: ReviewNotifications['entries'] }) {
  return (
    <ul className="max-h-[60dvh] overflow-y-auto">
      {entries.map(({ key, what, href, topic, from, at, overdue, giver }) => (
        <li key={key} className="border-line border-b">
          <a
            href={href}
            className="block px-4 py-2.5 transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
          >
            <span className="mb-0.5 flex items-center justify-between gap-3">
              <WaitingBadge what={what} />
              <time dateTime={at} className="tabular shrink-0 text-ink-3 text-xs">
                {formatDayMonth(new Date(at))} {formatTime(new Date(at))}
              </time>
            </span>
            <span className="thai-clamp line-clamp-2 font-normal text-sm">{topic}</span>
            <span className="block truncate text-ink-3 text-xs">{from}</span>
            {overdue && (
              <span className="block font-normal text-warn text-xs">
                {words[what === 'wait' || what === 'revision' ? 'newsWaiting.overdue' : 'newsWaiting.late']}
              </span>
            )}
            {giver && (
              <span className="block font-normal text-link text-xs">
                {words['newsWaiting.given']} {giver}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

const ADDRESS = '/api/v1/newsroom/waiting';

/**
 * The review queue: first as rendered by the server, then polled every 60 s while the page is visible. A re-render, as
 * after an action on the page, overrides an earlier poll.
 */
function useReviewQueue(initial: ReviewNotifications): ReviewNotifications {
  const bell = usePolled(ADDRESS, reviewNotifications, initial, NOTIFICATIONS_POLL_MS) ?? initial;
  useEffect(() => setBadges(bell.badges), [bell]);
  return bell;
}
