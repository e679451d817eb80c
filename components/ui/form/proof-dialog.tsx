'use client';

import { type FormEvent, startTransition, useActionState, useEffect, useRef } from 'react';
import { authMessages as words } from '@/lib/auth/messages';
import { PROOF_CALL } from '@/lib/auth/proof-page';
import { Alert } from '../alert';
import { Dialog } from '../dialog';
import { FormContext, type FormFeedback } from './form-context';
import { PasswordField } from './password-field';
import { SubmitButton } from './submit-button';

type Props = {
  onClose: () => void;
  /** Called when the password was right. */
  onDone: () => void;
};

/** Asks for the password once more, beside a form that was refused for lack of a fresh proof; all in the form stays. */
export function ProofDialog({ onClose, onDone }: Props) {
  const box = useRef<HTMLFormElement>(null);
  const [refusal, send, isSending] = useActionState(async (_: FormFeedback, form: FormData) => {
    const answer = await prove(String(form.get('password') ?? ''));
    if (answer === 'proved') onDone();
    return answer === 'proved' ? {} : answer;
  }, {});
  // After the dialog's own effect: a modal gives the focus to its cross.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!isSending) startTransition(() => send(form));
  };
  return (
    <Dialog open onClose={onClose} title={words['proof.title']}>
      <p className="mb-5 text-ink-2 text-sm">{words['proof.lead']}</p>
      <form ref={box} onSubmit={submit} noValidate className="grid gap-5">
        {refusal.error && <Alert kind="bad">{refusal.error}</Alert>}
        <FormContext value={refusal}>
          <PasswordField autoComplete="current-password" />
          <SubmitButton {...(isSending && { 'aria-disabled': true })}>{words['proof.send']}</SubmitButton>
        </FormContext>
      </form>
    </Dialog>
  );
}

/** Sends the password; a refusal belongs to its field, or to the whole form if there was no answer. */
async function prove(password: string): Promise<'proved' | FormFeedback> {
  try {
    const answer = await fetch(PROOF_CALL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password }),
    });
    if (answer.ok) return 'proved';
    const { message }: { message?: unknown } = await answer.json();
    return { fields: { password: typeof message === 'string' ? message : words['proof.away'] } };
  } catch {
    return { error: words['proof.away'] };
  }
}
