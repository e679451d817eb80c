'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { bindFields } from '@/components/ui/form/bind-fields';
import { DateTimeField } from '@/components/ui/form/date-time-field';
import { Field } from '@/components/ui/form/field';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { HtmlField } from '../../staff/html-field';
import { writePolicyAction } from '../policies.actions';
import { policiesMessages as words } from '../policies.messages';
import type { PolicyKind } from '../policies.schema';

type Props = {
  kind: PolicyKind;
  /** Number of the newest version, 0 for none. */
  seen: number;
  /** Revision of the draft, 0 for none. */
  revision: number;
  html: string;
  changes?: string;
  note?: string;
  /** ISO 8601. */
  inForceAt?: string;
  /** Sentences that say what a publication does. */
  effects: readonly string[];
};

/** Editor for the next version of a policy. The draft's button comes first, so that Enter never publishes. */
export function PolicyForm({ kind, seen, revision, html, inForceAt, effects, ...texts }: Props) {
  const field = bindFields(words, 'policies', texts);
  return (
    <ActionForm
      key={kind}
      action={writePolicyAction}
      fields={{ kind, seen, revision }}
      className="grid max-w-read gap-6"
    >
      <HtmlField name="html" label={words['policies.text'].th} value={html} />
      <TextAreaField {...field('changes')} rows={2} optional />
      <Field {...field('note')} optional />
      <DateTimeField
        name="inForceAt"
        label={words['policies.inForceAt'].th}
        hint={words['policies.inForceAtHint'].th}
        value={inForceAt}
        optional
      />
      <section className="rounded-sm bg-sunken p-4 text-sm">
        <h3 className="mb-1 font-strong">{words['policies.effectTitle'].th}</h3>
        <ul className="list-disc ps-5">
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </section>
      <div className="flex flex-wrap gap-3">
        <SubmitButton look="outline" name="step" value="draft">
          {words['policies.saveDraft'].th}
        </SubmitButton>
        <SubmitButton name="step" value="publish">
          {words['policies.publish'].th}
        </SubmitButton>
      </div>
      <WarnUnsaved />
    </ActionForm>
  );
}
