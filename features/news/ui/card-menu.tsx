'use client';

import { type RefObject, useState } from 'react';
import { menuItemClass } from '@/components/ui/details-menu';
import { Icon } from '@/components/ui/icon';
import { say } from '@/lib/messages/language';
import { readingMessages as words } from '../reading.messages';
import { savedListMessages as lists } from '../saved/saved-lists.messages';
import { ContentReportDialog } from './content-report-dialog';
import { closePopoverAround, Popover } from './popover';
import { useSaving } from './use-saving';

type Props = { panelId: string; invoker: RefObject<HTMLButtonElement | null>; id: number; topic: string };

/** More actions on an item: read later, report. */
export function CardMenu({ panelId, invoker, id, topic }: Props) {
  const [reporting, setReporting] = useState(false);
  const { keepForLater } = useSaving(id);
  return (
    <>
      <Popover panelId={panelId} invoker={invoker} label={say(words['reading.options'])} align="end">
        <li>
          <button
            type="button"
            className={menuItemClass}
            onClick={(event) => {
              closePopoverAround(event.currentTarget);
              keepForLater();
            }}
          >
            <Icon name="clock" className="size-4.5" />
            <span>
              {say(lists['savedLists.later'])}
              <span className="block text-ink-3 text-xs">{say(lists['savedLists.laterUse'])}</span>
            </span>
          </button>
        </li>
        <li>
          <button
            type="button"
            className={menuItemClass}
            onClick={(event) => {
              closePopoverAround(event.currentTarget);
              setReporting(true);
            }}
          >
            <Icon name="flag" className="size-4.5" />
            {say(words['reading.report'])}
          </button>
        </li>
      </Popover>
      <ContentReportDialog open={reporting} onClose={() => setReporting(false)} id={id} topic={topic} />
    </>
  );
}
