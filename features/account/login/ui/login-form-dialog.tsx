import type { ComponentProps } from 'react';
import type { FormName } from './forms';
import { LoginDialog } from './login-dialog';
import { LoginForm } from './login-form';
import type { PasswordRequestForm } from './password-request-form';
import type { RegisterForm } from './register-form';

type Props = ComponentProps<typeof RegisterForm> &
  ComponentProps<typeof PasswordRequestForm> &
  Pick<ComponentProps<typeof LoginForm>, 'next' | 'known'> & { form: FormName; closeHref: string };

/** Dialog of the requested form. The larger forms load their script only when they are opened. */
export async function LoginFormDialog({ form, closeHref, ...given }: Props) {
  return (
    <LoginDialog key={form} form={form} closeHref={closeHref}>
      {await renderForm(form, given)}
    </LoginDialog>
  );
}

async function renderForm(form: FormName, given: Omit<Props, 'form' | 'closeHref'>) {
  if (form === 'register') {
    const loaded = await import('./register-form');
    const { termsVersion, termsText } = given;
    return <loaded.RegisterForm termsVersion={termsVersion} termsText={termsText} />;
  }
  if (form === 'request') {
    const loaded = await import('./password-request-form');
    return <loaded.PasswordRequestForm institutions={given.institutions} domains={given.domains} />;
  }
  return <LoginForm door={form} next={given.next} known={given.known} />;
}
