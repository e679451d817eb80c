'use client';

import { BellRing } from 'lucide-react';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { remindOfficesAction } from '../overview/overview.actions';
import { reportsMessages as words } from '../reports.messages';
import { InlineConfirm } from './inline-confirm';

/** Reminds offices that have not handed in, after a confirmation. */
export function RemindForm({ periodId }: { periodId: number }) {
  return (
    <InlineConfirm label={words['reports.remind']} icon={BellRing} text={words['reports.remindText']}>
      <ActionForm action={remindOfficesAction} className="grid gap-3">
        <input type="hidden" name="periodId" value={periodId} />
        <div>
          <SubmitButton look="outline">{words['reports.remindGo']}</SubmitButton>
        </div>
      </ActionForm>
    </InlineConfirm>
  );
}
