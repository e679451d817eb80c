import { ActionForm } from '@/components/ui/form/action-form';
import { FormFailure } from '@/components/ui/form/form-failure';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { DeadLink } from '@/components/ui/page/dead-link';
import { finishResetAction } from '../passwords/passwords.actions';
import { passwordsMessages } from '../passwords/passwords.messages';
import type { PasswordOwner } from '../passwords/passwords.rules';
import { NewPasswordFields } from './new-password-fields';

type Props = { token: string; form?: { userName?: string; owner: PasswordOwner } };

/**
 * Sets a password with the link of a mail; only submitting uses the link up, opening the page does not. It is also
 * rendered for a void link, as its response arrives after the link was used.
 */
export function ResetForm({ token, form }: Props) {
  return (
    <ActionForm action={finishResetAction} feedback="message" showError={false}>
      <FormFailure words={passwordsMessages['accounts.resetFailed'].th} />
      {form ? (
        <>
          <input type="hidden" name="token" value={token} />
          <NewPasswordFields owner={form.owner} userName={form.userName} />
          <SubmitButton>ตั้งรหัสผ่านใหม่</SubmitButton>
        </>
      ) : (
        <DeadLink message={passwordsMessages['accounts.resetDead'].th} />
      )}
    </ActionForm>
  );
}
