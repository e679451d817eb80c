import { ActionForm } from '@/components/ui/action-form';
import { SubmitButton } from '@/components/ui/submit-button';
import { confirmNewEmail } from '@/lib/profiles/actions';
import { profilesMessages } from '@/lib/profiles/messages';
import { DeadLink } from './dead-link';

type Props = { token: string; change?: { email: string } };

/** The button that takes a new e-mail; opening the page takes nothing. */
export function EmailConfirmForm({ token, change }: Props) {
  return (
    <ActionForm action={confirmNewEmail} tell="message">
      {change ? (
        <>
          <input type="hidden" name="token" value={token} />
          <p>
            อีเมลใหม่ <strong className="break-all font-strong">{change.email}</strong>
          </p>
          <SubmitButton>ยืนยันอีเมลนี้</SubmitButton>
        </>
      ) : (
        <DeadLink message={profilesMessages['profiles.emailDead'].th} />
      )}
    </ActionForm>
  );
}
