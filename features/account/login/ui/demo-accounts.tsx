import { Icon } from '@/components/ui/icon';
import { siteMessages } from '@/lib/site/messages';
import { FormLink } from './form-link';
import type { LoginFormName } from './forms';

type Props = {
  accounts: readonly { loginKind: LoginFormName; name: string; title: string }[];
  password: string;
  next?: string;
};

/** Accounts of the demo content; each button opens the login form filled in. */
export function DemoAccounts({ accounts, password, next }: Props) {
  return (
    <details className="mt-8 rounded-sm border border-line-strong border-dashed">
      <summary className="flex min-h-11 items-center gap-3 px-4 py-2 font-normal text-sm hover:bg-sunken">
        <Icon name="flask-conical" className="icon-light size-5 text-gold-700" />
        {siteMessages['login.demo'].th}
      </summary>
      <div className="border-line border-t px-4 py-4">
        <p className="mb-3 text-sm">
          {siteMessages['login.demoPassword'].th} <code className="font-normal">{password}</code>
        </p>
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {accounts.map(({ loginKind, name, title }) => (
            <li key={name} className="flex flex-wrap items-center gap-3 border-line border-t py-2 text-sm">
              <span className="grow">
                {title}
                <code className="block break-all font-normal text-ink-2">{name}</code>
              </span>
              <span className="shrink-0">
                <FormLink form={loginKind} demo={name} next={next} look="outline">
                  {siteMessages['login.demoUse'].th}
                </FormLink>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
