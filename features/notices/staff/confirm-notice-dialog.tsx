'use client';

import type { ReactNode } from 'react';
import { ActionForm } from '@/components/ui/form/action-form';
import { EditDialog } from '@/components/ui/ordered/edit-dialog';
import { SaveButtons } from '@/components/ui/ordered/save-buttons';
import { deleteNoticeAction, duplicateNoticeAction, recallNoticeAction, sendNoticeAction } from '../notices.actions';
import { noticesMessages as words } from '../notices.messages';
import type { ConfirmationName } from '../notices.rules';
import { remindOfNoticeAction } from '../receipts/receipts.actions';
import { noticeReceiptsMessages } from '../receipts/receipts.messages';

type Props = {
  ask: ConfirmationName;
  /** Hidden fields by name. */
  fields: Readonly<Record<string, string | number>>;
  back: string;
  /** Subject of the confirmation, such as the title of the notice and its number of recipients. */
  children: ReactNode;
};

const actions = {
  send: sendNoticeAction,
  delete: deleteNoticeAction,
  recall: recallNoticeAction,
  duplicate: duplicateNoticeAction,
  remind: remindOfNoticeAction,
} as const;

const confirmationTexts = {
  send: ['sendTitle', 'sendText', 'send'],
  delete: ['deleteTitle', 'deleteText', 'delete'],
  recall: ['recallTitle', 'recallText', 'recall'],
  duplicate: ['duplicateTitle', 'duplicateText', 'duplicate'],
} as const;

const tracking = noticeReceiptsMessages;
const reminderTexts = {
  title: tracking['noticeTracking.remindTitle'],
  text: tracking['noticeTracking.remindText'],
  go: tracking['noticeTracking.remindAll'],
};

function getConfirmationTexts(ask: ConfirmationName) {
  if (ask === 'remind') return reminderTexts;
  const [title, text, go] = confirmationTexts[ask];
  return {
    title: words[`notices.${title}`],
    text: words[`notices.${text}`],
    go: words[`notices.${go}`],
  };
}

/** Confirmation dialog for actions on a notice that are irreversible or visible to others. */
export function ConfirmNoticeDialog({ ask, fields, back, children }: Props) {
  const { title, text, go } = getConfirmationTexts(ask);
  return (
    <EditDialog title={title} closeHref={back} alert>
      <ActionForm action={actions[ask]} fields={fields}>
        <div className="wrap-anywhere grid gap-1 font-normal">{children}</div>
        <p className="text-sm">{text}</p>
        <SaveButtons back={back} go={go} />
      </ActionForm>
    </EditDialog>
  );
}
