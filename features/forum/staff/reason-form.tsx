'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { controlClass, FieldFrame } from '@/components/ui/form/field';
import type { FormAction } from '@/components/ui/form/send-form';
import { useCloseDialog } from '@/components/ui/ordered/edit-dialog';
import { SaveButtons } from '@/components/ui/ordered/save-buttons';
import { forumMessages as words } from '../forum.messages';
import { REASON_LENGTH } from '../forum.schema';

type Props = {
  action: FormAction;
  id: number;
  text: string;
  go: string;
  back: string;
};

/** Form for the reason of a report or of hiding. */
export function ReasonForm({ action, id, text, go, back }: Props) {
  const close = useCloseDialog();
  return (
    <ActionForm action={action} onDone={close}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={back} />
      <p className="text-sm">{text}</p>
      <FieldFrame name="reason" label={words['forum.reason']}>
        {({ value, ...wired }) => (
          <textarea
            name="reason"
            required
            rows={3}
            maxLength={REASON_LENGTH}
            defaultValue={value}
            className={controlClass}
            {...wired}
          />
        )}
      </FieldFrame>
      <SaveButtons back={back} go={go} />
    </ActionForm>
  );
}
