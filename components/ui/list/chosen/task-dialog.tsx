'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { formatNumber } from '@/lib/time/format';
import { ChosenItems } from './chosen-items';
import { chosenMessages as words } from './messages';
import type { ChosenItem } from './use-chosen';

/** A task for several rows: its name, the word on its button, the question before it, and its effect. */
export type RowTask = { task: string; label: string; ask: string; text: string };

type Props = {
  task: RowTask;
  /** Number of rows, and those of them that the page shows. */
  count: number;
  items: readonly ChosenItem[];
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Shows number and names of a task's rows, and asks. It is inside the form and submits it. */
export function TaskDialog({ task: { task, label, ask, text }, count, items, open, onClose, onConfirm }: Props) {
  const more = count - items.length;
  return (
    <Dialog open={open} onClose={onClose} title={ask} alert width="md">
      <p className="text-sm">
        {`${formatNumber(count)} ${words['chosen.items']}`} — {text}
      </p>
      <ChosenItems label={words['chosen.listed']} items={items}>
        {more > 0 && <p className="mt-2">{words['chosen.more'].replace('{n}', formatNumber(more))}</p>}
      </ChosenItems>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{words['chosen.cancel']}</Button>
        <SubmitButton name="task" value={task} onClick={onConfirm}>
          {label}
        </SubmitButton>
      </div>
    </Dialog>
  );
}
