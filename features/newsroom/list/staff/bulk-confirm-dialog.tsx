'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { ChosenItems } from '@/components/ui/list/chosen/chosen-items';
import type { ChosenItem } from '@/components/ui/list/chosen/use-chosen';
import { newsroomBulkMessages as words } from '../list.messages';

/** Tasks that show the list of their items first. */
export const confirmedTasks = ['publish', 'raise', 'hide', 'bin'] as const;
export type ConfirmedTask = (typeof confirmedTasks)[number];
/** Maximum length of a note for readers, in characters. */
const NOTE_LENGTH = 1_000;

type Props = {
  asked: ConfirmedTask;
  items: readonly ChosenItem[];
  /** Number of chosen rows on which the viewer may not run the task. */
  left: number;
  raisesToFront: boolean;
  onClose: () => void;
  onConfirm: () => void;
  open: boolean;
};

/** Shows the items of a task that readers would notice, and asks. It is inside the form and submits it. */
export function BulkConfirmDialog({ asked, items, left, raisesToFront, onClose, onConfirm, open }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={words[`newsroomBulk.ask.${asked}`]} alert width="md">
      <p className="text-sm">
        {items.length} {words['newsroomBulk.items']} —{' '}
        {words[`newsroomBulk.text.${asked === 'raise' && raisesToFront ? 'front' : asked}`]}
      </p>
      <ChosenItems label={words['newsroomBulk.listed']} items={items} />
      {left > 0 && (
        <p className="mt-2 font-normal text-ink-2 text-sm">
          {words['newsroomBulk.left']} {left} {words['newsroomBulk.items']}
        </p>
      )}
      {asked === 'hide' && <NoteFields />}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{words['newsroomBulk.cancel']}</Button>
        <SubmitButton name="event" value={asked} onClick={onConfirm}>
          {words[`newsroomBulk.${asked}`]}
        </SubmitButton>
      </div>
    </Dialog>
  );
}

function NoteFields() {
  return (
    <div className="mt-4 grid gap-3">
      <TextAreaField name="comment" label={words['newsroomBulk.note']} optional rows={3} maxLength={NOTE_LENGTH} />
      <label className="flex min-h-10 items-start gap-3 py-1.5 font-normal text-sm">
        <input type="checkbox" name="stub" value="yes" className="mt-1 size-4 shrink-0 accent-red-800" />
        {words['newsroomBulk.stub']}
      </label>
    </div>
  );
}
