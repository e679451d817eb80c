import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { FormFailure } from '@/components/ui/form/form-failure';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { MAX_EMAIL } from '@/lib/mail/address';
import { startResetAction } from '../passwords/passwords.actions';
import { passwordsMessages } from '../passwords/passwords.messages';

const kinds = {
  member: { label: 'อีเมลที่ใช้สมัครสมาชิก', type: 'email', inputMode: 'email', autoComplete: 'username' },
  staff: { label: 'ชื่อผู้ใช้งาน', type: 'text', inputMode: 'text', autoComplete: 'username' },
  collegeUser: { label: 'เลขประจำตัวประชาชน 13 หลัก', type: 'text', inputMode: 'numeric', autoComplete: 'off' },
} as const;
export type ForgotKind = keyof typeof kinds;

/** Login kind of the query parameter; forged values count as a member's. */
export function readForgotKind(given: string | string[] | undefined): ForgotKind {
  return given === 'staff' || given === 'collegeUser' ? given : 'member';
}

/** Requests a password reset mail. */
export function ForgotForm({ kind }: { kind: ForgotKind }) {
  return (
    <ActionForm action={startResetAction} feedback="message" showError={false}>
      <FormFailure words={passwordsMessages['accounts.resetFailed'].th} />
      <input type="hidden" name="kind" value={kind} />
      <Field name="name" maxLength={MAX_EMAIL} autoCapitalize="none" spellCheck={false} {...kinds[kind]} />
      <SubmitButton>ส่งลิงก์ตั้งรหัสผ่านใหม่</SubmitButton>
    </ActionForm>
  );
}
