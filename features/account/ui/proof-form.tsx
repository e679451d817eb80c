import { ActionForm } from '@/components/ui/form/action-form';
import { PasswordField } from '@/components/ui/form/password-field';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { authMessages as words } from '@/lib/auth/messages';
import { proveAgainAction } from '../proof/proof.actions';

/** Types the password once more. Its message stays on screen, as the next address may be a file. */
export function ProofForm({ next }: { next: string | undefined }) {
  return (
    <ActionForm action={proveAgainAction} feedback="message" fields={next === undefined ? {} : { next }}>
      <PasswordField autoComplete="current-password" />
      <SubmitButton>{words['proof.send']}</SubmitButton>
    </ActionForm>
  );
}
