'use client';

import { useState } from 'react';
import { CheckedForm } from '@/components/ui/form/checked-form';
import { recognizeLogin } from '@/lib/auth/login-names';
import { logInByNameAction } from '../login.actions';
import { loginMessages as t } from '../login.messages';
import { ClearStoredUser, MEMBER_REDIRECT_MS, RedirectWithoutScript } from './login-effects';
import { LoginFailure, LoginFields } from './login-fields';

const loadCheck = () => import('./check-login').then(({ checkAny }) => checkAny);

type Props = { next?: string; autoFocus: boolean };

/** Login of every kind of account by one box, which says as what kind its name was understood. */
export function LoginBox({ next, autoFocus }: Props) {
  const [typed, setTyped] = useState('');
  return (
    <section
      aria-label={t['loginBox.label']}
      className="mx-auto mb-10 max-w-md rounded-md border border-line border-t-3 border-t-gold-500 bg-surface p-5 shadow-lift lg:p-7"
    >
      <CheckedForm
        id="login-box"
        action={logInByNameAction}
        loadCheck={loadCheck}
        whenTouched
        showError={false}
        redirectDelayMs={recognizeLogin(typed)?.kind === 'member' ? MEMBER_REDIRECT_MS : 0}
        submit={t['loginBox.send']}
      >
        <RedirectWithoutScript />
        <ClearStoredUser />
        <LoginFailure />
        <input type="hidden" name="next" value={next ?? ''} />
        <LoginFields autoFocus={autoFocus} onType={setTyped} />
      </CheckedForm>
    </section>
  );
}
