'use client';

import { Check, SendHorizontal, Undo2 } from 'lucide-react';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton, SubmitRow } from '@/components/ui/form/submit-button';
import { acceptReportAction, passOnReportAction, returnReportAction, takeBackReportAction } from '../reports.actions';
import { reportsMessages as words } from '../reports.messages';
import { COMMENT_LENGTH } from '../reports.schema';
import { InlineConfirm } from './inline-confirm';
import { ReasonField } from './remarks-field';

type Step = { version: number; back: string };

/** Takes back a submitted own report, after a confirmation. */
export function TakeBackForm({ periodId, version, back }: Step & { periodId: number }) {
  return (
    <InlineConfirm label={words['reports.takeBack']} icon={Undo2} text={words['reports.takeBackText']}>
      <ActionForm action={takeBackReportAction} fields={{ periodId, version, back }} className="grid gap-3">
        <SubmitRow look="outline">{words['reports.takeBackGo']}</SubmitRow>
      </ActionForm>
    </InlineConfirm>
  );
}

export function AcceptForm({ id, version, back }: Step & { id: number }) {
  return (
    <ActionForm action={acceptReportAction} fields={{ id, version, back }} className="grid gap-3">
      <SubmitButton>
        <Check aria-hidden="true" className="size-4" />
        {words['reports.accept']}
      </SubmitButton>
    </ActionForm>
  );
}

/** Passes a college's report on to the agency. */
export function PassOnForm({ id, version, back }: Step & { id: number }) {
  return (
    <ActionForm action={passOnReportAction} fields={{ id, version, back }} className="grid gap-3">
      <SubmitButton>
        <SendHorizontal aria-hidden="true" className="size-4" />
        {words['reports.passOn']}
      </SubmitButton>
    </ActionForm>
  );
}

/** Returns a report with a comment. */
export function ReturnForm({ id, version, back }: Step & { id: number }) {
  return (
    <InlineConfirm label={words['reports.return']} icon={Undo2} text={words['reports.returnText']}>
      <ActionForm action={returnReportAction} fields={{ id, version, back }} className="grid gap-3">
        <ReasonField name="comment" label={words['reports.comment']} max={COMMENT_LENGTH} />
        <SubmitRow look="outline">{words['reports.returnGo']}</SubmitRow>
      </ActionForm>
    </InlineConfirm>
  );
}
