import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { DeadLink } from '@/components/ui/page/dead-link';
import { confirmEmailAction } from '../profile/profile.actions';
import { profilesMessages } from '../profile/profile.messages';

type Props = { token: string; change?: { email: string } };

/** Confirms a new e-mail on submit; opening the page changes nothing. */
export function EmailConfirmForm({ token, change }: Props) {
  return (
    <ActionForm action={confirmEmailAction} feedback="message">
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
