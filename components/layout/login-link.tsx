'use client';

import { useSyncExternalStore } from 'react';
import { readUserHome } from '../areas/kept-user';
import { Icon } from '../ui/icon';
import { iconButtonClass } from '../ui/icon-button';

type Props = { login: string; home: string; look: 'icon' | 'text'; className: string };

/** The way to the login page; for who is logged in in this tab, the way back to the own area. */
export function LoginLink({ login, home, look, className }: Props) {
  const area = useSyncExternalStore(unchanging, readUserHome, () => undefined);
  const label = area ? home : login;
  return (
    <a
      href={area ?? '/login/'}
      aria-label={look === 'icon' ? label : undefined}
      title={look === 'icon' ? label : undefined}
      className={look === 'icon' ? iconButtonClass('masthead', className) : className}
    >
      <Icon name={area ? 'layout-dashboard' : 'log-in'} className="size-5" />
      {look === 'text' && label}
    </a>
  );
}

/** What a tab knows changes only with its page. */
const unchanging = () => () => undefined;
