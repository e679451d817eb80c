'use client';

import { BellRing } from 'lucide-react';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { remind } from '../overview/overview.actions';
import { reportsMessages as words } from '../reports.messages';
import { Ask } from './ask';

/** Reminds by mail those who have not handed in; asks first. */
export function RemindForm({ periodId }: { periodId: number }) {
  return (
    <Ask label={words['reports.remind'].th} icon={BellRing} text={words['reports.remindText'].th}>
      <ActionForm action={remind} className="grid gap-3">
        <input type="hidden" name="periodId" value={periodId} />
        <div>
          <SubmitButton look="outline">{words['reports.remindGo'].th}</SubmitButton>
        </div>
      </ActionForm>
    </Ask>
  );
}
