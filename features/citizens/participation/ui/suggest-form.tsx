'use client';

import { useState } from 'react';
import { bindFields } from '@/components/ui/form/bind-fields';
import { CheckboxField } from '@/components/ui/form/checkbox-field';
import { EmailField } from '@/components/ui/form/email-field';
import { Field } from '@/components/ui/form/field';
import { createLazyCheck } from '@/components/ui/form/lazy-check';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { PrivacyLink } from '@/components/ui/privacy-link';
import { FormWithProof } from '@/components/ui/proof-of-work/form-with-proof';
import { BODY_LENGTH } from '../../contact/contact.schema';
import { sendSuggestionAction } from '../../suggestions/suggestions.actions';
import { suggestionsMessages as words } from '../../suggestions/suggestions.messages';
import { NAME_LENGTH, SUBJECT_LENGTH, suggestionKinds } from '../../suggestions/suggestions.schema';
import { OfficeField } from '../../voices/ui/office-field';
import { RadioChoice } from './radio-choice';
import { TrackingCode } from './tracking-code';

const loadCheck = createLazyCheck(() =>
  import('../../suggestions/suggestions.schema').then((module) => module.suggestionInput),
);

/** Form of a suggestion or complaint, about the office if one is chosen; replaced by the tracking code once it is sent. */
export function SuggestForm({ office }: { office?: string }) {
  const field = bindFields(words, 'suggestions');
  const [sent, keep] = useState<{ code: string; said: string }>();
  if (sent) return <TrackingCode {...sent} />;
  return (
    <FormWithProof
      loadCheck={loadCheck}
      submitLabel={words['suggestions.send'].th}
      action={sendSuggestionAction}
      onDone={({ done = '', values }) => keep({ code: values?.trackingCode ?? '', said: done })}
    >
      <RadioChoice
        name="kind"
        legend={words['suggestions.kind'].th}
        choices={suggestionKinds.map((kind) => ({ value: kind, label: words[`suggestions.kind.${kind}`].th }))}
      />
      <OfficeField chosen={office} />
      <Field {...field('subject')} maxLength={SUBJECT_LENGTH} />
      <TextAreaField {...field('body')} rows={8} maxLength={BODY_LENGTH} />
      <fieldset className="grid gap-5 border-line border-t pt-5 sm:grid-cols-2">
        <legend className="pe-3 font-normal">{words['suggestions.who'].th}</legend>
        <p className="text-ink-2 text-sm sm:col-span-2">{words['suggestions.whoHint'].th}</p>
        <Field {...field('name')} autoComplete="name" maxLength={NAME_LENGTH} optional />
        <EmailField label={words['suggestions.email'].th} optional />
        <div className="sm:col-span-2">
          <CheckboxField
            name="consent"
            label={
              <>
                {words['suggestions.consent'].th}
                <PrivacyLink>{words['suggestions.privacy'].th}</PrivacyLink>
              </>
            }
          />
        </div>
      </fieldset>
    </FormWithProof>
  );
}
