'use client';

import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Field } from '@/components/ui/form/field';
import { FormContext, useFieldState } from '@/components/ui/form/form-context';
import { PasswordField } from '@/components/ui/form/password-field';
import { recognizeLogin } from '@/lib/auth/login-names';
import { authMessages } from '@/lib/auth/messages';
import { loginMessages as t } from '../login.messages';

/** The two fields, and the link for a forgotten password of the recognised kind. */
export function LoginFields({ autoFocus, onType }: { autoFocus: boolean; onType: (typed: string) => void }) {
  const { value: sent = '' } = useFieldState('name');
  const [typed, setTyped] = useState(sent);
  const [left, setLeft] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const take = useEffectEvent((value: string) => {
    setTyped(value);
    onType(value);
  });
  // The browser may have filled the field in before.
  useEffect(() => take(field.current?.value ?? ''), []);
  const kind = recognizeLogin(typed)?.kind;
  return (
    <>
      <Field
        ref={field}
        name="name"
        label={t['loginBox.name']}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoFocus={autoFocus}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onType(currentTarget.value);
        }}
        onBlur={({ currentTarget }) => setLeft(currentTarget.value)}
        hint={
          // Room for two lines: nothing moves while somebody types.
          <span data-login-kind={kind ?? ''} className="block min-h-[2lh]">
            {describeKind(typed)}
          </span>
        }
      />
      <span role="status" className="sr-only">
        {left.trim() !== '' && describeKind(left)}
      </span>
      <div>
        <PasswordField autoComplete="current-password" />
        <a
          href={kind ? `/login/forgot/?kind=${kind}` : '/login/forgot/'}
          className="mt-2 inline-block py-1 font-normal text-link text-sm underline underline-offset-4"
        >
          {t['loginBox.forgot']}
        </a>
      </div>
    </>
  );
}

const describeKind = (typed: string): string => t[`loginBox.as.${recognizeLogin(typed)?.shape ?? 'none'}`];

/** The refusal, the same for every name, and what other kinds of accounts type, by the shape of the sent name. */
export function LoginFailure() {
  const { error, values, unsent } = useContext(FormContext);
  if (!error || unsent) return null;
  const shape = error === authMessages['login.wrong'] ? recognizeLogin(values?.name ?? '')?.shape : undefined;
  return (
    <div data-form-message tabIndex={-1}>
      <Alert kind="bad">
        {error}
        {shape && <p className="mt-1 text-ink-2">{t[`loginBox.else.${shape}`]}</p>}
      </Alert>
    </div>
  );
}
