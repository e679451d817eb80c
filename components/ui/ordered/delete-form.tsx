'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { orderedMessages } from '@/lib/site/messages';
import { ActionForm } from '../form/action-form';
import type { FormFeedback } from '../form/form-context';
import { type FormAction, sendForm } from '../form/send-form';
import { toast } from '../toast';
import { useCloseDialog } from './edit-dialog';
import { SaveButtons } from './save-buttons';

type Props = {
  id: number;
  name: string;
  text: string;
  submitLabel: string;
  action: FormAction;
  restore: FormAction;
  back: string;
};

/** Asks before an entry is deleted; afterwards a toast offers to undo it. */
export function DeleteForm({ id, name, text, submitLabel, action, restore, back }: Props) {
  const close = useCloseDialog();
  const router = useRouter();
  const undo = () =>
    startTransition(async () => {
      const form = new FormData();
      form.set('id', String(id));
      const { done, error } = await sendForm(restore, {}, form);
      toast(done ?? error ?? orderedMessages['ordered.failed'], { kind: done ? 'ok' : 'bad' });
    });
  const told = ({ done }: FormFeedback) => {
    if (done) toast(done, { action: { label: orderedMessages['ordered.undo'], run: undo } });
    close();
    router.refresh();
  };
  return (
    <ActionForm action={action} fields={{ id }} onDone={told}>
      <p className="wrap-anywhere font-strong">{name}</p>
      <p className="text-sm">{text}</p>
      <SaveButtons back={back} go={submitLabel} />
    </ActionForm>
  );
}
