'use client';

import { EyeOff } from 'lucide-react';
import { getButtonClass } from '@/components/ui/button';
import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { forumMessages as words } from '../forum.messages';
import { REASON_LENGTH } from '../forum.schema';
import { hidePostAction } from '../posting/posting.actions';

/** Hides a post from within a list: the button opens the field for the reason. */
export function InlineHideForm({ id, back }: { id: number; back: string }) {
  return (
    <details className="min-w-0 open:basis-full">
      <summary className={getButtonClass({ look: 'quiet', size: 'sm' }, 'cursor-pointer list-none px-3!')}>
        <EyeOff aria-hidden="true" className="size-4" />
        {words['forum.hideTitle']}
      </summary>
      <ActionForm action={hidePostAction} fields={{ id, back }} className="mt-3 grid gap-3">
        <Field name="reason" label={words['forum.reason']} hint={words['forum.hideText']} maxLength={REASON_LENGTH} />
        <SubmitRow size="sm">{words['forum.hide']}</SubmitRow>
      </ActionForm>
    </details>
  );
}
