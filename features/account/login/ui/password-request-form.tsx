'use client';

import { ConfirmedForm } from '@/components/ui/form/confirmed-form';
import { Field } from '@/components/ui/form/field';
import { FormFailure } from '@/components/ui/form/form-failure';
import { RequiredCheckbox } from '@/components/ui/form/required-checkbox';
import { requestPasswordAction } from '@/features/organisations/password-requests/password-requests.actions';
import { passwordRequestsMessages } from '@/features/organisations/password-requests/password-requests.messages';
import { InstitutionField } from './institution-field';
import type { InstitutionOption } from './institution-picker';

const loadCheck = () => import('./check-password-request').then(({ checkPasswordRequest }) => checkPasswordRequest);

/** The address may be on record of another institution, and only the chosen one's code is compared. */
const endsErrors = { userName: ['email', 'code'] };

type Props = { institutions: readonly InstitutionOption[]; domains: readonly string[] };

/** Form by which an institution requests its password: identity, reply address and contact phone. */
export function PasswordRequestForm({ institutions, domains }: Props) {
  return (
    <ConfirmedForm
      action={requestPasswordAction}
      loadCheck={loadCheck}
      endsErrors={endsErrors}
      showError={false}
      feedback="message"
      question="ยืนยันการขอรหัสผ่าน"
      facts={[
        ['รหัสวิทยาลัย/หน่วยงาน', 'code'],
        ['อีเมล', 'email'],
        ['โทรศัพท์', 'phone'],
      ]}
      submit="ส่งคำขอ"
    >
      <FormFailure words={passwordRequestsMessages['registrations.failed'].th} />
      <InstitutionField institutions={institutions} />
      <Field
        name="code"
        label="รหัสวิทยาลัย/หน่วยงาน"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="พิมพ์รหัสให้ตรงกับวิทยาลัย/หน่วยงานที่เลือก"
      />
      <Field
        name="email"
        type="email"
        label="E-mail"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        hint={`ใช้ได้เฉพาะอีเมลของ ${domains.join(', ')} หรืออีเมลที่บันทึกไว้ของหน่วยงาน`}
      />
      <Field name="phone" type="tel" label="โทรศัพท์ผู้ประสานงาน" inputMode="tel" autoComplete="tel" />
      <RequiredCheckbox name="acknowledged" value="true">
        รับทราบว่ารหัสผ่านใช้เฉพาะงานประชาสัมพันธ์ของวิทยาลัย/หน่วยงาน และข้อมูลข้างต้นเป็นความจริง
      </RequiredCheckbox>
    </ConfirmedForm>
  );
}
