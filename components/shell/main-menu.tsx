import { DetailsMenu, menuItemClass } from '@/components/ui/details-menu';
import { Icon } from '@/components/ui/icon';
import { getIconButtonClass, IconLink } from '@/components/ui/icon-button';
import { HOME_LINK } from '@/components/ui/page/home-cookie';
import { SocialIcon } from '@/components/ui/page/social';
import { savedMessages } from '@/features/news/saved/saved.messages';
import { say } from '@/lib/messages/language';
import { hasPage, localHref } from '@/lib/public-pages/english';
import { siteMessages } from '@/lib/site/messages';
import { findSocialHref } from '@/lib/site/rules';
import type { MenuEntry, SocialLink } from '@/lib/site/schema';
import { MenuSheet } from './menu-sheet';

const items = [
  { href: '/', text: siteMessages['menu.home'], icon: 'house' },
  { href: '/lifeStyle/', text: siteMessages['menu.lifestyle'], icon: 'sparkles' },
  { href: '/login/', text: siteMessages['menu.login'], icon: 'log-in' },
  { href: '/contact/', text: siteMessages['menu.contact'], icon: 'mail' },
] as const;

type Props = { entries: readonly MenuEntry[]; accounts: readonly SocialLink[] };

/**
 * Menu button with its four items and the saved news. On phones the menu is a sheet with everything that a reader may
 * look for, also the accounts that the header has no room for.
 */
export function MainMenu({ entries, accounts }: Props) {
  const title = say(siteMessages['menu.open']);
  return (
    <DetailsMenu
      sheet
      label={title}
      buttonClass={getIconButtonClass('masthead')}
      button={
        <>
          <Icon name="menu" className="size-5 max-md:group-open:hidden" />
          <Icon name="x" className="hidden size-5 max-md:group-open:block" />
        </>
      }
    >
      <p
        aria-hidden="true"
        className="sticky top-0 z-10 mb-2 flex h-14 items-center border-masthead-line border-b-2 bg-masthead px-4 font-strong text-masthead-ink md:hidden"
      >
        {title}
      </p>
      <nav aria-label={title}>
        <ul className="max-md:grid max-md:grid-cols-2">
          {items
            .filter(({ href }) => hasPage(href))
            .map(({ href, text, icon }) => (
              <li key={href}>
                <a href={localHref(href)} {...(href === '/login/' && { [HOME_LINK]: '' })} className={menuItemClass}>
                  <Icon name={icon} className="size-5 shrink-0 text-ink-3" />
                  {href === '/login/' ? <LoginWords text={say(text)} /> : say(text)}
                </a>
              </li>
            ))}
        </ul>
      </nav>
      {hasPage('/saved/') && (
        <p className="mt-2 border-line border-t pt-2">
          <a href="/saved/" className={menuItemClass}>
            <Icon name="book-marked" className="size-5 text-ink-3" />
            {say(savedMessages['saved.title'])}
          </a>
        </p>
      )}
      <MenuSheet entries={entries} />
      {accounts.length > 0 && (
        <div className="mt-2 flex gap-1 border-line border-t px-2 py-2 md:hidden">
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

/** Words of the login entry, which leads a signed-in reader to the own area. */
function LoginWords({ text }: { text: string }) {
  return (
    <>
      <span className="signed-out">{text}</span>
      <span className="signed-in">{say(siteMessages['menu.area'])}</span>
    </>
  );
}
