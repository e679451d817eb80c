'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { newsroomBulkMessages as words } from '../list.messages';

export type ConfirmedTask = 'hide' | 'bin';
/** Maximum length of a note for readers, in characters. */
const NOTE_LENGTH = 1_000;

type Props = { asked: ConfirmedTask; count: number; onClose: () => void; open: boolean };

/** Asks for confirmation of a task that readers would notice. It is inside the form and submits it. */
export function BulkConfirmDialog({ asked, count, onClose, open }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={words[`newsroomBulk.ask.${asked}`]} alert>
      <p className="text-sm">
        {words['newsroomBulk.chosen']} {count} {words['newsroomBulk.items']} — {words[`newsroomBulk.text.${asked}`]}
      </p>
      {asked === 'hide' && <NoteFields />}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{words['newsroomBulk.cancel']}</Button>
        <SubmitButton name="event" value={asked}>
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
