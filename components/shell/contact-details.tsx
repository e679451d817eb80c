import type { ReactNode } from 'react';
import { ChipLink } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { WebAddress } from '@/components/ui/line-text/web-address';
import { buildPhoneHref } from '@/components/ui/page/phone';
import { pickSocial, SocialIcon } from '@/components/ui/page/social';
import { findTextLanguage, say } from '@/lib/messages/language';
import { siteMessages } from '@/lib/site/messages';
import { findSocialHref, pickAddress } from '@/lib/site/rules';
import type { SiteFrame } from '@/lib/site/schema';

/** Address, phone, e-mail and accounts, as far as they are filled in. */
export function ContactDetails({ frame: { site, social } }: { frame: SiteFrame }) {
  const address = pickAddress(site);
  const accounts = pickSocial(social, ['website', 'page', 'microblog', 'chat', 'video', 'email']);
  if (!site.address && !site.phone && !site.email && accounts.length === 0) {
    return <EmptyState title={say(siteMessages['contact.empty'])} />;
  }
  return (
    <>
      <dl className="max-w-read border-line border-t">
        {address && (
          <Row icon={<Icon name="map-pin" className="size-5" />} term={say(siteMessages['frame.address'])}>
            <span lang={findTextLanguage(address)} className="written">
              {address}
            </span>
            <a
              href={buildMapHref(site.address)}
              rel="noreferrer"
              className="block w-fit py-1 font-normal text-link text-sm underline"
            >
              {say(siteMessages['contact.map'])}
            </a>
          </Row>
        )}
        {site.phone && (
          <Row icon={<Icon name="phone" className="size-5" />} term={say(siteMessages['frame.phone'])}>
            <ul className="flex flex-wrap gap-x-6">
              {site.phone.split(/\s*[,\n]\s*/).map((phone) => (
                <li key={phone}>
                  <a href={buildPhoneHref(phone)} className="text-link hover:underline">
                    {phone}
                  </a>
                </li>
              ))}
            </ul>
          </Row>
        )}
        {site.email && (
          <Row icon={<SocialIcon kind="email" />} term={say(siteMessages['frame.email'])}>
            <a
              href={`mailto:${site.email}`}
              aria-label={site.email}
              className="wrap-anywhere text-link hover:underline"
            >
              <WebAddress>{site.email}</WebAddress>
            </a>
          </Row>
        )}
      </dl>
      {accounts.length > 0 && (
        <ul className="mt-6 flex flex-wrap gap-2.5">
          {accounts.map((account) => (
            <li key={account.kind}>
              <ChipLink href={findSocialHref(account)}>
                <SocialIcon kind={account.kind} className="size-4 shrink-0" />
                <span lang={findTextLanguage(account.label)}>{account.label}</span>
              </ChipLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Address of a search on an external map, which opens only when somebody follows the link. */
const buildMapHref = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.replace(/\s+/g, ' '))}`;

function Row({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 border-line border-b py-4">
      <dt className="flex w-32 items-start gap-3 font-normal text-ink-2 text-sm">
        <span className="mt-0.5 text-gold-700">{icon}</span>
        {term}
      </dt>
      <dd className="min-w-0 grow basis-60">{children}</dd>
    </div>
  );
}
