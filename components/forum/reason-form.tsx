'use client';

import { useCloseDialog } from '@/components/ordered/edit-dialog';
import { SaveButtons } from '@/components/ordered/save-buttons';
import { ActionForm } from '@/components/ui/action-form';
import { controlClass, FieldFrame } from '@/components/ui/field';
import type { FormAction } from '@/components/ui/send-form';
import { forumMessages as words } from '@/lib/forum/messages';
import { REASON_LENGTH } from '@/lib/forum/schema';

type Props = {
  action: FormAction;
  id: number;
  text: string;
  go: string;
  back: string;
};

/** Asks why something is reported or hidden. */
export function ReasonForm({ action, id, text, go, back }: Props) {
  const close = useCloseDialog();
  return (
    <ActionForm action={action} onDone={close}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={back} />
      <p className="text-sm">{text}</p>
      <FieldFrame name="reason" label={words['forum.reason'].th}>
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
