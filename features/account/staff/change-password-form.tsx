import { ActionForm } from '@/components/ui/form/action-form';
import { PasswordField } from '@/components/ui/form/password-field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { changePasswordAction } from '../passwords/passwords.actions';
import type { PasswordOwner } from '../passwords/passwords.rules';
import { NewPasswordFields } from '../ui/new-password-fields';

type Props = { form: { userName?: string; owner: PasswordOwner; needsCurrent: boolean } };

export function ChangePasswordForm({ form: { userName, owner, needsCurrent } }: Props) {
  return (
    <ActionForm action={changePasswordAction}>
      {needsCurrent && <PasswordField name="current" label="รหัสผ่านปัจจุบัน" autoComplete="current-password" />}
      <NewPasswordFields owner={owner} userName={userName} />
      <SubmitRow>เปลี่ยนรหัสผ่าน</SubmitRow>
    </ActionForm>
  );
}
