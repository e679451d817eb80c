'use client';

import { useContext } from 'react';
import { menuItemClass } from '@/components/ui/details-menu';
import type { ConfirmedStep } from '../../item/staff/confirmed-steps';
import { newsroomMessages } from '../../workflow/workflow.messages';
import { RowStepContext } from './row-steps';

type Props = { item: { id: number; version: number }; event: ConfirmedStep; path: string };

/** Entry of a row's menu that opens the dialog of a step; without script, or in a new tab, its page. */
export function RowStepLink({ item, event, path }: Props) {
  const open = useContext(RowStepContext);
  const href = `${path}/${item.id}`;
  return (
    <a
      className={menuItemClass}
      href={`${href}?do=${event}`}
      onClick={(click) => {
        if (!open || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
        click.preventDefault();
        open({ item, event, href });
      }}
    >
      {newsroomMessages[`newsroom.event.${event}`]}
    </a>
  );
}
