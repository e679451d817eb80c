'use client';

import { BellRing } from 'lucide-react';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { remindOfficesAction } from '../overview/overview.actions';
import { reportsMessages as words } from '../reports.messages';
import { InlineConfirm } from './inline-confirm';

/** Reminds offices that have not handed in, after a confirmation. */
export function RemindForm({ periodId, back }: { periodId: number; back: string }) {
  return (
    <InlineConfirm label={words['reports.remind']} icon={BellRing} text={words['reports.remindText']}>
      <ActionForm action={remindOfficesAction} fields={{ periodId, back }} className="grid gap-3">
        <SubmitRow look="outline">{words['reports.remindGo']}</SubmitRow>
      </ActionForm>
    </InlineConfirm>
  );
}
