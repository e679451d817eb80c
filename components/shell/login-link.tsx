import { Icon, type IconName } from '@/components/ui/icon';
import { getIconButtonClass } from '@/components/ui/icon-button';
import { HOME_LINK } from '@/components/ui/page/home-cookie';

type Props = { login: string; home: string; look: 'icon' | 'text'; className: string };

/**
 * Link to the login page, or to the own area if somebody is logged in in this browser. Both variants are in the page:
 * the first script, which knows, runs before the first paint, so the wrong one is never seen.
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
