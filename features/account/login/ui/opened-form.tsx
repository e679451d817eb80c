import type { ComponentProps } from 'react';
import type { FormName } from './forms';
import { LoginDialog } from './login-dialog';
import { LoginForm } from './login-form';
import type { RegisterForm } from './register-form';
import type { RequestForm } from './request-form';

type Props = ComponentProps<typeof RegisterForm> &
  ComponentProps<typeof RequestForm> &
  Pick<ComponentProps<typeof LoginForm>, 'next' | 'known'> & { form: FormName; closeHref: string };

/** The form that the address asks for, in its dialog. The larger forms bring their script only when they are opened. */
export async function OpenedForm({ form, closeHref, ...given }: Props) {
  return (
    <LoginDialog key={form} form={form} closeHref={closeHref}>
      {await drawForm(form, given)}
    </LoginDialog>
  );
}

async function drawForm(form: FormName, given: Omit<Props, 'form' | 'closeHref'>) {
  if (form === 'register') {
    const loaded = await import('./register-form');
    return <loaded.RegisterForm usualBirthDate={given.usualBirthDate} termsVersion={given.termsVersion} />;
  }
  if (form === 'request') {
    const loaded = await import('./request-form');
    return <loaded.RequestForm institutions={given.institutions} domains={given.domains} />;
  }
  return <LoginForm door={form} next={given.next} known={given.known} />;
}
