'use client';

import { useState } from 'react';
import { AreaField } from '@/components/ui/form/area-field';
import { EmailField } from '@/components/ui/form/email-field';
import { Field } from '@/components/ui/form/field';
import { lazyCheck } from '@/components/ui/form/lazy-check';
import { PrivacyLink } from '@/components/ui/privacy-link';
import { FormWithProof } from '@/components/ui/proof-of-work/form-with-proof';
import { RadioChoice } from '../../participation/ui/radio-choice';
import { TrackingCode } from '../../participation/ui/tracking-code';
import { ask } from '../data-requests.actions';
import { rightsMessages as words } from '../data-requests.messages';
import { BODY_LENGTH, NAME_LENGTH, rightsKinds } from '../data-requests.schema';

const loadCheck = lazyCheck(() => import('../data-requests.schema').then((module) => module.rightsAsk), words);

/** Uses a right over personal data; in its place comes the code. */
export function RightsForm() {
  const [sent, keep] = useState<{ code: string; said: string }>();
  if (sent) return <TrackingCode {...sent} />;
  return (
    <FormWithProof
      loadCheck={loadCheck}
      send={words['rights.send'].th}
      action={ask}
      onDone={({ done = '', values }) => keep({ code: values?.trackingCode ?? '', said: done })}
    >
      <RadioChoice
        name="kind"
        legend={words['rights.kind'].th}
        choices={rightsKinds.map((kind) => ({ value: kind, label: words[`rights.kind.${kind}`].th }))}
      />
      <Field name="name" label={words['rights.name'].th} autoComplete="name" maxLength={NAME_LENGTH} />
      <EmailField label={words['rights.email'].th} hint={words['rights.emailHint'].th} />
      <AreaField
        name="body"
        label={words['rights.body'].th}
        hint={words['rights.bodyHint'].th}
        rows={7}
        maxLength={BODY_LENGTH}
      />
      <p className="rounded-sm border border-line bg-sunken px-4 py-3 text-ink-2 text-sm">{words['rights.proof'].th}</p>
      <p className="text-ink-2 text-sm">
        {words['rights.kept'].th} <PrivacyLink>{words['rights.privacy'].th}</PrivacyLink>
      </p>
    </FormWithProof>
  );
}
