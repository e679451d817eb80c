'use client';

import { Check } from 'lucide-react';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { confirmNoticeAction } from '../inbox/inbox.actions';
import { noticeInboxMessages as words } from '../inbox/inbox.messages';

/** Confirms for the organisation, or for oneself, that a notice was read. */
export function ConfirmReadForm({ id, back, isPersonal }: { id: number; back: string; isPersonal: boolean }) {
  return (
    <ActionForm action={confirmNoticeAction} fields={{ id, back }} className="grid gap-3">
      <p className="text-sm">{words[isPersonal ? 'noticeInbox.confirmTextPersonal' : 'noticeInbox.confirmText']}</p>
      <SubmitRow>
        <Check aria-hidden="true" className="size-4" />
        {words['noticeInbox.confirm']}
      </SubmitRow>
    </ActionForm>
  );
}
