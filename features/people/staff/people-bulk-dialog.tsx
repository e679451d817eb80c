'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SubmitButton } from '@/components/ui/form/submit-button';
import type { ChosenItem } from '@/components/ui/list/chosen/use-chosen';
import { formatNumber } from '@/lib/time/format';
import { peopleBulkMessages as words } from '../list/bulk.messages';
import type { PeopleTask } from '../list/list.schema';

type Props = {
  asked: PeopleTask;
  /** Number of accounts, and those of them that the page shows. */
  count: number;
  items: readonly ChosenItem[];
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Shows number and names of a task's accounts, and asks. It is inside the form and submits it. */
export function PeopleBulkDialog({ asked, count, items, open, onClose, onConfirm }: Props) {
  const more = count - items.length;
  return (
    <Dialog open={open} onClose={onClose} title={words[`peopleBulk.ask.${asked}`]} alert width="md">
      <p className="text-sm">
        {words['peopleBulk.count'].replace('{n}', formatNumber(count))} — {words[`peopleBulk.text.${asked}`]}
      </p>
      <section
        aria-label={words['peopleBulk.listed']}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard
        tabIndex={0}
        className="mt-3 max-h-60 overflow-y-auto rounded-sm border border-line py-3 ps-9 pe-3 text-sm"
      >
        <ol className="grid list-decimal gap-1">
          {items.map(({ id, topic }) => (
            <li key={id} className="break-words">
              {topic}
            </li>
          ))}
        </ol>
        {more > 0 && <p className="mt-2">{words['peopleBulk.more'].replace('{n}', formatNumber(more))}</p>}
      </section>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{words['peopleBulk.cancel']}</Button>
        <SubmitButton name="task" value={asked} onClick={onConfirm}>
          {words[`peopleBulk.${asked}`]}
        </SubmitButton>
      </div>
    </Dialog>
  );
}
