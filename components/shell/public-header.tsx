import { DetailsMenu } from '@/components/ui/details-menu';
import { Icon, type IconName } from '@/components/ui/icon';
import { getIconButtonClass, IconLink } from '@/components/ui/icon-button';
import { uiMessages } from '@/components/ui/messages/ui/messages';
import { HOME_LINK } from '@/components/ui/page/home-cookie';
import { Logo } from '@/components/ui/page/logo';
import { pickSocial, SocialIcon } from '@/components/ui/page/social';
import { StaticHtml } from '@/components/ui/static-html/static-html';
import { DisplayMenu } from '@/components/ui/theme/display-menu';
import { ThemeSwitch } from '@/components/ui/theme/theme-switch';
import { SearchBox } from '@/features/search/ui/box/search-box';
import { isEnglish, say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import { siteMessages } from '@/lib/site/messages';
import { findSocialHref, nameBrand, pickMenu } from '@/lib/site/rules';
import type { SiteFrame } from '@/lib/site/schema';
import { LanguageSwitch } from './language-switch';
import { MainMenu } from './main-menu';

/** The dark red banner: logo and name, search, accounts, theme, login, menu. On paper a letterhead of logo and names. */
export function PublicHeader({ frame }: { frame: SiteFrame }) {
  const { site, logo, social } = frame;
  const menu = pickMenu(frame);
  const accounts = pickSocial(social, ['microblog', 'website']);
  const ways = { login: say(siteMessages['menu.login']), home: say(siteMessages['menu.area']) };
  return (
    <header className="letterhead border-masthead-line border-b-2 bg-masthead text-masthead-ink">
      <div className="page relative flex min-h-18 items-center gap-2 py-2 md:min-h-21 md:gap-4">
        <a href={localHref('/')} className="brand me-auto flex min-w-0 items-center gap-2 rounded-sm md:gap-4">
          <Logo src={logo} />
          <span className="wrap-anywhere min-w-0">
            <span className="block font-strong text-sm max-[22.5rem]:text-xs md:text-lg">{nameBrand(site)}</span>
            <span className="flex flex-wrap gap-x-3 font-normal text-masthead-ink-2 text-xs max-md:hidden">
              {isEnglish() ? (
                site.agencyEn
              ) : (
                <>
                  <span>{site.brandEn}</span> <span>{site.agency}</span>
                </>
              )}
            </span>
          </span>
        </a>
        <div className="w-70 max-lg:hidden">
          <SearchBox look="masthead" />
        </div>
        <div className="flex shrink-0 items-center md:gap-1">
          <div className="lg:hidden">
            <DetailsMenu
              label={say(uiMessages['ui.searchNews'])}
              buttonClass={getIconButtonClass('masthead')}
              align="stretch"
              panelClass="px-4"
              button={<Icon name="search" className="size-5" />}
            >
              <SearchBox look="panel" />
            </DetailsMenu>
          </div>
          <StaticHtml className="contents">
            {accounts.map((account) => (
              <IconLink
                key={account.kind}
                label={account.label}
                href={findSocialHref(account)}
                look="masthead"
                className="max-md:hidden"
              >
                <SocialIcon kind={account.kind} className="size-4.5" />
              </IconLink>
            ))}
          </StaticHtml>
          <LanguageSwitch />
          <DisplayMenu />
          <ThemeSwitch className="max-sm:hidden" />
          {!isEnglish() && (
            <>
              <LoginLink {...ways} look="icon" className="border border-gold-300 text-gold-300! xl:hidden" />
              <LoginLink
                {...ways}
                look="text"
                className="mx-2 inline-flex min-h-11 items-center gap-2 rounded-full border border-gold-300 px-5 font-normal text-gold-300 text-sm transition-colors hover:bg-white/10 max-xl:hidden"
              />
            </>
          )}
          <StaticHtml className="contents" source={menu}>
            <MainMenu entries={menu} accounts={accounts} />
          </StaticHtml>
        </div>
      </div>
    </header>
  );
}

type Props = { login: string; home: string; look: 'icon' | 'text'; className: string };

/**
 * Link to the login page, or to the own area if somebody is logged in in this browser. Both variants are in the page:
 * the first script, which knows, runs before the first paint, so the wrong one is never seen.
 */
function LoginLink({ login, home, look, className }: Props) {
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
