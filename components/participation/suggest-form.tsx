'use client';

import { useState } from 'react';
import { CheckField } from '@/components/ordered/check-field';
import { ProofOfWork } from '@/components/proof/proof-of-work';
import { ActionForm } from '@/components/ui/action-form';
import { AreaField } from '@/components/ui/area-field';
import { Field } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/submit-button';
import { send } from '@/lib/suggestions/actions';
import { suggestionsMessages as words } from '@/lib/suggestions/messages';
import { BODY_LENGTH, NAME_LENGTH, SUBJECT_LENGTH, suggestionKinds } from '@/lib/suggestions/schema';
import { RadioChoice } from './radio-choice';
import { TrackingCode } from './tracking-code';

/** Sends a suggestion or complaint; in its place comes the code. */
export function SuggestForm() {
  const [sent, keep] = useState<{ code: string; said: string }>();
  if (sent) return <TrackingCode {...sent} />;
  return (
    <ActionForm
      action={send}
      tell="message"
      onDone={({ done = '', values }) => keep({ code: values?.trackingCode ?? '', said: done })}
    >
      <RadioChoice
        name="kind"
        legend={words['suggestions.kind'].th}
        choices={suggestionKinds.map((kind) => ({ value: kind, label: words[`suggestions.kind.${kind}`].th }))}
      />
      <Field name="subject" label={words['suggestions.subject'].th} maxLength={SUBJECT_LENGTH} />
      <AreaField
        name="body"
        label={words['suggestions.body'].th}
        hint={words['suggestions.bodyHint'].th}
        rows={8}
        maxLength={BODY_LENGTH}
      />
      <fieldset className="grid gap-5 border-line border-t pt-5 sm:grid-cols-2">
        <legend className="pe-3 font-normal">{words['suggestions.who'].th}</legend>
        <p className="text-ink-2 text-sm sm:col-span-2">{words['suggestions.whoHint'].th}</p>
        <Field name="name" label={words['suggestions.name'].th} autoComplete="name" maxLength={NAME_LENGTH} optional />
        <Field
          name="email"
          type="email"
          label={words['suggestions.email'].th}
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          optional
        />
        <div className="sm:col-span-2">
          <CheckField
            name="consent"
            label={
              <>
                {words['suggestions.consent'].th}
                <a href="/privacy/" className="text-link underline">
                  {words['suggestions.privacy'].th}
                </a>
              </>
            }
          />
        </div>
      </fieldset>
      <ProofOfWork />
      <div>
        <SubmitButton>{words['suggestions.send'].th}</SubmitButton>
      </div>
    </ActionForm>
  );
}
