'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { HtmlField } from '../../staff/html-field';
import { publishPolicyAction } from '../policies.actions';
import { policiesMessages as words } from '../policies.messages';
import type { PolicyKind } from '../policies.schema';

type Props = { kind: PolicyKind; number: number; html: string };

/** Editor for the next version of a text. */
export function PolicyForm({ kind, number, html }: Props) {
  return (
    <ActionForm
      key={kind}
      action={publishPolicyAction}
      fields={{ kind, seen: number }}
      className="grid max-w-read gap-6"
    >
      <HtmlField name="html" label={words['policies.text'].th} value={html} />
      <Field name="note" label={words['policies.note'].th} hint={words['policies.noteHint'].th} optional />
      <SubmitRow>{words['policies.publish'].th}</SubmitRow>
      <WarnUnsaved />
    </ActionForm>
  );
}
