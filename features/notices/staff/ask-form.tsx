'use client';

import type { ReactNode } from 'react';
import { ActionForm } from '@/components/ui/form/action-form';
import { EditDialog } from '@/components/ui/ordered/edit-dialog';
import { SaveButtons } from '@/components/ui/ordered/save-buttons';
import { duplicate, recall, remove, send } from '../notices.actions';
import { noticesMessages as words } from '../notices.messages';
import type { Question } from '../notices.rules';
import { remind } from '../receipts/receipts.actions';
import { noticeTrackingMessages } from '../receipts/receipts.messages';

type Props = {
  ask: Question;
  /** What the form sends besides, by name. */
  fields: Readonly<Record<string, string | number>>;
  back: string;
  /** What it is about, such as the notice's title and to how many it goes. */
  children: ReactNode;
};

const actions = { send, delete: remove, recall, duplicate, remind } as const;

const faces = {
  send: ['sendTitle', 'sendText', 'send'],
  delete: ['deleteTitle', 'deleteText', 'delete'],
  recall: ['recallTitle', 'recallText', 'recall'],
  duplicate: ['duplicateTitle', 'duplicateText', 'duplicate'],
} as const;

const tracking = noticeTrackingMessages;
const reminding = {
  title: tracking['noticeTracking.remindTitle'].th,
  text: tracking['noticeTracking.remindText'].th,
  go: tracking['noticeTracking.remindAll'].th,
};

function faceOf(ask: Question) {
  if (ask === 'remind') return reminding;
  const [title, text, go] = faces[ask];
  return {
    title: words[`notices.${title}`].th,
    text: words[`notices.${text}`].th,
    go: words[`notices.${go}`].th,
  };
}

/** Asks before something is done with a notice that can't be taken back, or that others notice. */
export function AskForm({ ask, fields, back, children }: Props) {
  const { title, text, go } = faceOf(ask);
  return (
    <EditDialog title={title} closeHref={back} alert>
      <ActionForm action={actions[ask]}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="wrap-anywhere grid gap-1 font-normal">{children}</div>
        <p className="text-sm">{text}</p>
        <SaveButtons back={back} go={go} />
      </ActionForm>
    </EditDialog>
  );
}
