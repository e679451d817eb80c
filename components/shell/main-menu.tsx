import { DetailsMenu, menuItemClass } from '@/components/ui/details-menu';
import { Icon } from '@/components/ui/icon';
import { getIconButtonClass, IconLink } from '@/components/ui/icon-button';
import { SocialIcon } from '@/components/ui/page/social';
import { savedMessages } from '@/features/news/saved/saved.messages';
import { siteMessages } from '@/lib/site/messages';
import { findSocialHref } from '@/lib/site/rules';
import type { SocialLink } from '@/lib/site/schema';

const items = [
  { href: '/', text: siteMessages['menu.home'].th, icon: 'house' },
  { href: '/lifeStyle/', text: siteMessages['menu.lifestyle'].th, icon: 'sparkles' },
  { href: '/login/', text: siteMessages['menu.login'].th, icon: 'log-in' },
  { href: '/contact/', text: siteMessages['menu.contact'].th, icon: 'mail' },
] as const;

const savedTitle = savedMessages['saved.title'].th;

/** Menu button with its four items and the saved news; on phones also the accounts that the header has no room for. */
export function MainMenu({ accounts }: { accounts: SocialLink[] }) {
  return (
    <DetailsMenu
      label={siteMessages['menu.open'].th}
      buttonClass={getIconButtonClass('masthead')}
      button={<Icon name="menu" className="size-5" />}
    >
      <nav aria-label={siteMessages['menu.open'].th}>
        <ul>
          {items.map(({ href, text, icon }) => (
            <li key={href}>
              <a href={href} className={menuItemClass}>
                <Icon name={icon} className="size-5 text-ink-3" />
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="mt-2 border-line border-t pt-2">
        <a href="/saved/" className={menuItemClass}>
          <Icon name="book-marked" className="size-5 text-ink-3" />
          {savedTitle}
        </a>
      </p>
      {accounts.length > 0 && (
        <div className="mt-2 flex gap-1 border-line border-t px-2 pt-2 md:hidden">
          {accounts.map((account) => (
            <IconLink key={account.kind} label={account.label} href={findSocialHref(account)}>
              <SocialIcon kind={account.kind} />
            </IconLink>
          ))}
        </div>
      )}
    </DetailsMenu>
  );
}
