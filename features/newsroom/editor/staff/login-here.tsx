'use client';

import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { LinkButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { PasswordField } from '@/components/ui/form/password-field';
import type { FormAction } from '@/components/ui/form/send-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { editorMessages } from '../editor.messages';
import { type CallResult, callLogin } from './editor-calls';
import { useSession } from './use-editor';

const t = editorMessages;
/** Maximum length of a code: a recovery code with its hyphen and blanks. */
const MAX_CODE = 20;

type Step = 'password' | 'code' | 'elsewhere';
const answered = z.object({ step: z.enum(['secondFactor', 'password', 'enrolment']).nullable() });

type Props = { onClose: () => void; onDone: () => void };

/** Login on this page, for the account that has opened it; whatever is entered, the text stays. */
export function LoginHere({ onClose, onDone }: Props) {
  const { start } = useSession();
  const [step, setStep] = useState<Step>('password');
  const box = useRef<HTMLDivElement>(null);
  // After the dialog's own effect: a modal gives the focus to its cross.
  useEffect(() => {
    if (step !== 'elsewhere') box.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
  }, [step]);
  const send =
    (name: 'log-in' | 'code'): FormAction =>
    async (_before, form) => {
      const typed = Object.fromEntries(form);
      const fields = { ...typed, kind: start.door, accountId: start.accountId };
      const answer = await callLogin((address, init) => fetch(address, init), name, fields);
      if (answer.kind !== 'ok') return toRefusal(answer, name === 'code' ? 'code' : 'password');
      const { step: next } = answered.parse(answer.data);
      if (next === null) return { done: t['editor.loggedIn'] };
      setStep(next === 'secondFactor' ? 'code' : 'elsewhere');
      return {};
    };
  return (
    <Dialog open onClose={onClose} title={t['editor.logInTitle']}>
      <p className="mb-5 text-ink-2 text-sm">
        {start.accountName && <span className="block font-normal text-ink">{start.accountName}</span>}
        {t[step === 'elsewhere' ? 'editor.logInElsewhere' : 'editor.logInText']}
      </p>
      <div ref={box}>
        {step === 'password' && (
          <ActionForm key="password" action={send('log-in')} onDone={onDone}>
            <Field
              name="name"
              label={t[start.door === 'staff' ? 'editor.userName' : 'editor.idCard']}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              inputMode={start.door === 'staff' ? undefined : 'numeric'}
              defaultValue={start.loginName}
              readOnly={start.loginName !== undefined}
            />
            <PasswordField autoComplete="current-password" />
            <SubmitButton>{t['editor.logIn']}</SubmitButton>
          </ActionForm>
        )}
        {step === 'code' && (
          <ActionForm key="code" action={send('code')} onDone={onDone}>
            <Field
              name="code"
              label={t['editor.code']}
              hint={t['editor.codeHint']}
              autoComplete="one-time-code"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={MAX_CODE}
              className="tabular max-w-56 text-lg"
            />
            <SubmitButton>{t['editor.logIn']}</SubmitButton>
          </ActionForm>
        )}
        {step === 'elsewhere' && (
          <LinkButton href={start.path} target="_blank" rel="noopener" look="primary" onClick={onClose}>
            {t['editor.newTab']}
          </LinkButton>
        )}
      </div>
    </Dialog>
  );
}

/** The refusal beside the field that it is about. */
function toRefusal(answer: Exclude<CallResult, { kind: 'ok' }>, field: string) {
  if (answer.kind === 'away') return { error: answer.message ?? t['editor.logInAway'] };
  const isNamed = Object.keys(answer.fields).length > 0;
  return { fields: isNamed ? answer.fields : { [field]: answer.message || t['editor.failed'] } };
}
