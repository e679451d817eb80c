import { ChipLink } from '@/components/ui/chip';
import { buildPhoneHref } from '@/components/ui/page/phone';
import { pickSocial, SocialIcon } from '@/components/ui/page/social';
import { directoryMessages } from '@/features/organisations/directory/directory.messages';
import { DIRECTORY_PATH } from '@/features/organisations/directory/directory.rules';
import { OnlineCard } from '@/features/presence/ui/online-card';
import { toSafeTarget } from '@/lib/http/safe-target';
import { findTextLanguage, say } from '@/lib/messages/language';
import { hasPage, linkTo, localHref } from '@/lib/public-pages/english';
import { siteMessages } from '@/lib/site/messages';
import { findSocialHref, nameAgency, pickAddress } from '@/lib/site/rules';
import type { SiteFrame } from '@/lib/site/schema';
import { formatYear, getBuddhistYear } from '@/lib/time/format';
import { SiteLinks } from './site-links';

const rows = [
  { href: '/', text: siteMessages['menu.home'] },
  { href: '/news_group/', text: siteMessages['menu.news'] },
  { href: DIRECTORY_PATH, text: directoryMessages['directory.title'] },
  { href: '/documents/', text: siteMessages['menu.documents'] },
  { href: '/contact/', text: siteMessages['menu.contact'] },
  { href: '/login/', text: siteMessages['menu.login'] },
] as const;

const headingClass = 'mb-3 text-gold-300 text-sm';

/** The agency, people online, useful links, social accounts, the footer menu, and the copyright. */
export function PublicFooter({ frame: { site, links, social } }: { frame: SiteFrame }) {
  const address = pickAddress(site);
  const accounts = pickSocial(social, ['page', 'chat', 'video', 'email']);
  return (
    <>
      <div className="page grid gap-x-12 gap-y-9 pt-10 pb-9 md:grid-cols-2 xl:grid-cols-[1.1fr_0.8fr_1.3fr_1.2fr]">
        <section>
          <h2 className={headingClass}>{nameAgency(site)}</h2>
          {address && (
            <p lang={findTextLanguage(address)} className="written">
              {address}
            </p>
          )}
          {site.phone && (
            <p>
              {say(siteMessages['frame.phone'])} <a href={buildPhoneHref(site.phone)}>{site.phone}</a>
            </p>
          )}
          {site.email && (
            <p>
              <a href={`mailto:${site.email}`} className="wrap-anywhere py-0.5 underline underline-offset-4">
                {site.email}
              </a>
            </p>
          )}
        </section>
        <OnlineCard />
        {links.length > 0 && (
          <section>
            <h2 className={headingClass}>{say(siteMessages['frame.links'])}</h2>
            <ul className="flex flex-wrap gap-2.5">
              {links.map(({ id, label, target }) => (
                <li key={id} className="max-w-full">
                  <ChipLink look="footer" {...linkTo(toSafeTarget(target))}>
                    <span lang={findTextLanguage(label)} className="truncate">
                      {label}
                    </span>
                  </ChipLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        {accounts.length > 0 && (
          <section>
            <h2 className={headingClass}>{say(siteMessages['frame.social'])}</h2>
            <ul className="flex flex-wrap gap-2.5">
              {accounts.map((account) => (
                <li key={account.kind} className="max-w-full">
                  <ChipLink look="footer" href={findSocialHref(account)}>
                    <SocialIcon kind={account.kind} className="size-4 shrink-0" />
                    <span lang={findTextLanguage(account.label)} className="truncate">
                      {account.label}
                    </span>
                  </ChipLink>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className="page pb-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-footer-line border-t pt-5 text-footer-ink-2 text-xs">
          <nav aria-label={say(siteMessages['frame.footerMenu'])}>
            <ul className="flex flex-wrap gap-x-6">
              {rows
                .filter(({ href }) => hasPage(href))
                .map(({ href, text }) => (
                  <li key={href}>
                    <a
                      href={localHref(href)}
                      className="inline-flex min-h-10 min-w-6 items-center font-normal hover:text-footer-ink hover:underline"
                    >
                      {say(text)}
                    </a>
                  </li>
                ))}
            </ul>
          </nav>
          <SiteLinks />
          <p>
            © {formatYear(getBuddhistYear(new Date()))} {nameAgency(site)} ·{' '}
            <span lang={findTextLanguage(site.credit)}>{site.credit}</span>
          </p>
        </div>
      </div>
    </>
  );
}
