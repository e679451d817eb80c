import { Icon, type IconName } from '@/components/ui/icon';
import { getIconButtonClass } from '@/components/ui/icon-button';
import { HOME_LINK } from '@/components/ui/page/home-cookie';

type Props = { login: string; home: string; look: 'icon' | 'text'; className: string };

/**
 * The way to the login page; for who is logged in in this browser, the way back to the own area. Both are there for everybody:
 * the first script, which knows, runs before the first paint, so neither is seen where it is untrue.
 */
export function LoginLink({ login, home, look, className }: Props) {
  const face = (label: string, icon: IconName, shown: string) => (
    <span className={`${shown} inline-flex items-center gap-2`} title={look === 'icon' ? label : undefined}>
      <Icon name={icon} className="size-5" />
      <span className={look === 'icon' ? 'sr-only' : undefined}>{label}</span>
    </span>
  );
  return (
    <a
      {...{ [HOME_LINK]: '' }}
      href="/login/"
      suppressHydrationWarning
      className={look === 'icon' ? getIconButtonClass('masthead', className) : className}
    >
      {face(login, 'log-in', 'signed-out')}
      {face(home, 'layout-dashboard', 'signed-in')}
    </a>
  );
}
