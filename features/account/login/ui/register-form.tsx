'use client';

import { type ReactNode, useContext, useEffect } from 'react';
import type { FormErrors } from '@/components/ui/form/check';
import { ConfirmedForm } from '@/components/ui/form/confirmed-form';
import { Field } from '@/components/ui/form/field';
import { FormContext } from '@/components/ui/form/form-context';
import { FormFailure } from '@/components/ui/form/form-failure';
import { toast } from '@/components/ui/toast';
import { registerMemberAction } from '../../registration/registration.actions';
import { registrationMessages } from '../../registration/registration.messages';
import { BirthDateField } from './birth-date-field';
import { GenderField } from './gender-field';
import { useCloseLoginDialog } from './login-dialog';
import { TermsField } from './terms-field';

const loadCheck = () => import('./check-registration').then(({ checkRegistration }) => checkRegistration);

type Props = {
  termsVersion: string;
  termsText: ReactNode;
};

/** Registration of a member; the password is sent by mail. */
export function RegisterForm({ termsVersion, termsText }: Props) {
  const close = useCloseLoginDialog();
  return (
    <ConfirmedForm
      action={registerMemberAction}
      loadCheck={loadCheck}
      showError={false}
      onRefused={showFieldWarning}
      onDone={close}
      question="ยืนยันการสมัครสมาชิก"
      facts={[
        ['ชื่อ', 'firstName'],
        ['นามสกุล', 'lastName'],
        ['อีเมลที่รับรหัสผ่าน', 'email'],
      ]}
      submit="สร้างบัญชี"
    >
      <FailureToast />
      <FormFailure words={registrationMessages['members.failed'].th} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field name="firstName" label="ชื่อ" autoComplete="given-name" maxLength={100} autoFocus />
        <Field name="lastName" label="นามสกุล" autoComplete="family-name" maxLength={100} />
      </div>
      <Field
        name="email"
        type="email"
        label="อีเมล"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        hint="ระบบส่งรหัสผ่านเริ่มต้นไปที่อีเมลนี้"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <BirthDateField />
        <GenderField />
      </div>
      <TermsField version={termsVersion} text={termsText} />
    </ConfirmedForm>
  );
}

/** Warns about the terms specifically if they are the only error. */
function showFieldWarning({ terms, ...others }: FormErrors): void {
  const key = Object.keys(others).length > 0 ? 'members.fillIn' : 'members.agree';
  toast(registrationMessages[key].th, { kind: 'bad' });
}

function FailureToast() {
  const { error, fields, values } = useContext(FormContext);
  const key = fields ? 'members.fillIn' : 'members.failed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated refusal gets its own toast
  useEffect(() => {
    if (error) toast(registrationMessages[key].th, { kind: 'bad' });
  }, [error, values]);
  return null;
}
