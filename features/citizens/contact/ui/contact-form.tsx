'use client';

import { bindFields } from '@/components/ui/form/bind-fields';
import { EmailField } from '@/components/ui/form/email-field';
import { Field } from '@/components/ui/form/field';
import { createLazyCheck } from '@/components/ui/form/lazy-check';
import { RequiredCheckbox } from '@/components/ui/form/required-checkbox';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { PrivacyLink } from '@/components/ui/privacy-link';
import { FormWithProof } from '@/components/ui/proof-of-work/form-with-proof';
import { say } from '@/lib/messages/language';
import { OfficeField } from '../../voices/ui/office-field';
import { sendContactMessageAction } from '../contact.actions';
import { contactMessages as words } from '../contact.messages';

const loadCheck = createLazyCheck(() => import('../contact.schema').then((module) => module.contactMessageInput));

/** Form of a message; `office` is the name of the chosen office. */
export function ContactForm({ office }: { office?: string }) {
  const field = bindFields(words, 'contact');
  return (
    <FormWithProof
      loadCheck={loadCheck}
      submitLabel={say(words['contact.send'])}
      action={sendContactMessageAction}
      className="grid gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...field('name')} autoComplete="name" maxLength={150} />
        <Field {...field('phone')} type="tel" autoComplete="tel" inputMode="tel" maxLength={30} optional />
      </div>
      <EmailField label={say(words['contact.email'])} hint={say(words['contact.emailHint'])} />
      <OfficeField chosen={office} />
      <Field {...field('subject')} maxLength={200} />
      <TextAreaField {...field('body')} rows={7} maxLength={5_000} />
      <RequiredCheckbox name="consent" value="on">
        {say(words['contact.consent'])}
        <PrivacyLink>{say(words['contact.privacy'])}</PrivacyLink>
      </RequiredCheckbox>
    </FormWithProof>
  );
}
