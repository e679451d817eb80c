'use client';

import { useState } from 'react';
import { bindFields } from '@/components/ui/form/bind-fields';
import { EmailField } from '@/components/ui/form/email-field';
import { Field } from '@/components/ui/form/field';
import { createLazyCheck } from '@/components/ui/form/lazy-check';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { PrivacyLink } from '@/components/ui/privacy-link';
import { FormWithProof } from '@/components/ui/proof-of-work/form-with-proof';
import { BODY_LENGTH } from '../../contact/contact.schema';
import { RadioChoice } from '../../participation/ui/radio-choice';
import { TrackingCode } from '../../participation/ui/tracking-code';
import { OfficeField } from '../../voices/ui/office-field';
import { sendDataRequestAction } from '../data-requests.actions';
import { dataRequestsMessages as words } from '../data-requests.messages';
import { dataRequestKinds, NAME_LENGTH } from '../data-requests.schema';

const loadCheck = createLazyCheck(() => import('../data-requests.schema').then((module) => module.dataRequestInput));

/** Form of a data request, about the office if one is chosen; replaced by the tracking code once it is sent. */
export function DataRequestForm({ office }: { office?: string }) {
  const field = bindFields(words, 'rights');
  const [sent, keep] = useState<{ code: string; said: string }>();
  if (sent) return <TrackingCode {...sent} />;
  return (
    <FormWithProof
      loadCheck={loadCheck}
      submitLabel={words['rights.send'].th}
      action={sendDataRequestAction}
      onDone={({ done = '', values }) => keep({ code: values?.trackingCode ?? '', said: done })}
    >
      <RadioChoice
        name="kind"
        legend={words['rights.kind'].th}
        choices={dataRequestKinds.map((kind) => ({ value: kind, label: words[`rights.kind.${kind}`].th }))}
      />
      <Field {...field('name')} autoComplete="name" maxLength={NAME_LENGTH} />
      <EmailField label={words['rights.email'].th} hint={words['rights.emailHint'].th} />
      <OfficeField chosen={office} />
      <TextAreaField {...field('body')} rows={7} maxLength={BODY_LENGTH} />
      <p className="rounded-sm border border-line bg-sunken px-4 py-3 text-ink-2 text-sm">{words['rights.proof'].th}</p>
      <p className="text-ink-2 text-sm">
        {words['rights.kept'].th} <PrivacyLink>{words['rights.privacy'].th}</PrivacyLink>
      </p>
    </FormWithProof>
  );
}
