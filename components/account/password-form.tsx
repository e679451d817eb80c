import { ActionForm } from '@/components/ui/action-form';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { changeOwnPassword } from '@/lib/accounts/actions';
import type { PasswordOwner } from '@/lib/accounts/rules';
import { NewPasswordFields } from './new-password-fields';

type Props = { form: { userName?: string; owner: PasswordOwner; needsCurrent: boolean } };

/** Changes one's own password. */
export function PasswordForm({ form: { userName, owner, needsCurrent } }: Props) {
  return (
    <ActionForm action={changeOwnPassword}>
      {needsCurrent && <PasswordField name="current" label="รหัสผ่านปัจจุบัน" autoComplete="current-password" />}
      <NewPasswordFields owner={owner} userName={userName} />
      <div>
        <SubmitButton>เปลี่ยนรหัสผ่าน</SubmitButton>
      </div>
    </ActionForm>
  );
}
