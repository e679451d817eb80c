'use client';

import { useState } from 'react';
import { RadioChoice } from '@/components/participation/radio-choice';
import { TrackingCode } from '@/components/participation/tracking-code';
import { ProofOfWork } from '@/components/proof/proof-of-work';
import { ActionForm } from '@/components/ui/action-form';
import { AreaField } from '@/components/ui/area-field';
import { Field } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/submit-button';
import { ask } from '@/lib/rights-requests/actions';
import { rightsMessages as words } from '@/lib/rights-requests/messages';
import { BODY_LENGTH, NAME_LENGTH, rightsKinds } from '@/lib/rights-requests/schema';

/** Uses a right over personal data; in its place comes the code. */
export function RightsForm() {
  const [sent, keep] = useState<{ code: string; said: string }>();
  if (sent) return <TrackingCode {...sent} />;
  return (
    <ActionForm
      action={ask}
      tell="message"
      onDone={({ done = '', values }) => keep({ code: values?.trackingCode ?? '', said: done })}
    >
      <RadioChoice
        name="kind"
        legend={words['rights.kind'].th}
        choices={rightsKinds.map((kind) => ({ value: kind, label: words[`rights.kind.${kind}`].th }))}
      />
      <Field name="name" label={words['rights.name'].th} autoComplete="name" maxLength={NAME_LENGTH} />
      <Field
        name="email"
        type="email"
        label={words['rights.email'].th}
        hint={words['rights.emailHint'].th}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
      />
      <AreaField
        name="body"
        label={words['rights.body'].th}
        hint={words['rights.bodyHint'].th}
        rows={7}
        maxLength={BODY_LENGTH}
      />
      <p className="rounded-sm border border-line bg-sunken px-4 py-3 text-ink-2 text-sm">{words['rights.proof'].th}</p>
      <p className="text-ink-2 text-sm">
        {words['rights.kept'].th}{' '}
        <a href="/privacy/" className="text-link underline">
          {words['rights.privacy'].th}
        </a>
      </p>
      <ProofOfWork />
      <div>
        <SubmitButton>{words['rights.send'].th}</SubmitButton>
      </div>
    </ActionForm>
  );
}
