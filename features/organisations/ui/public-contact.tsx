import type { ReactNode } from 'react';
import { ChipLink } from '@/components/ui/chip';
import { Icon, type IconName } from '@/components/ui/icon';
import { LineText } from '@/components/ui/line-text/line-text';
import { WebAddress } from '@/components/ui/line-text/web-address';
import { buildPhoneHref } from '@/components/ui/page/phone';
import { SocialIcon } from '@/components/ui/page/social';
import { toSafeTarget } from '@/lib/http/safe-target';
import { say } from '@/lib/messages/language';
import { organisationProfilesMessages as words } from '../profile/profile.messages';
import type { PublicOrganisation } from '../profile/profile.queries';

const REL = 'noopener nofollow';
const linkClass = 'wrap-anywhere text-link hover:underline';

type Contact = Pick<
  PublicOrganisation,
  'address' | 'phone' | 'email' | 'openingHours' | 'mapUrl' | 'website' | 'links'
>;

/** Address, phone, e-mail, opening hours, map, website and accounts of an organisation, as far as they are known. */
export function PublicContact({ organisation }: { organisation: Contact }) {
  const { address, phone, email, openingHours, mapUrl, website, links } = organisation;
  return (
    <>
      <dl className="border-line border-t">
        {address && (
          <Row icon="map-pin" term={say(words['organisationProfiles.address'])}>
            <span className="whitespace-pre-line">
              <LineText>{address}</LineText>
            </span>
          </Row>
        )}
        {mapUrl && (
          <Row icon="map" term={say(words['organisationProfiles.mapTerm'])}>
            <a href={toSafeTarget(mapUrl)} rel={REL} className={linkClass}>
              {say(words['organisationProfiles.map'])}
            </a>
          </Row>
        )}
        {phone && (
          <Row icon="phone" term={say(words['organisationProfiles.phone'])}>
            <a href={buildPhoneHref(phone)} className={linkClass}>
              {phone}
            </a>
          </Row>
        )}
        {email && (
          <Row icon="mail" term={say(words['organisationProfiles.email'])}>
            <a href={`mailto:${email}`} aria-label={email} className={linkClass}>
              <WebAddress>{email}</WebAddress>
            </a>
          </Row>
        )}
        {openingHours && (
          <Row icon="clock" term={say(words['organisationProfiles.hours'])}>
            <span className="whitespace-pre-line">
              <LineText>{openingHours}</LineText>
            </span>
          </Row>
        )}
        {website && (
          <Row icon="globe" term={say(words['organisationProfiles.website'])}>
            <a href={toSafeTarget(website)} rel={REL} aria-label={shortenAddress(website)} className={linkClass}>
              <WebAddress>{shortenAddress(website)}</WebAddress>
            </a>
          </Row>
        )}
      </dl>
      {links.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2.5">
          {links.map(({ kind, target }) => (
            <li key={kind}>
              <ChipLink href={toSafeTarget(target)} rel={REL}>
                <SocialIcon kind={kind} className="size-4 shrink-0" />
                {say(words[`organisationProfiles.link.${kind}`])}
              </ChipLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const shortenAddress = (website: string): string => website.replace(/^https?:\/\//i, '').replace(/\/$/, '');

function Row({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 border-line border-b py-3">
      <dt className="flex w-28 items-start gap-3 font-normal text-ink-2 text-sm">
        <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-gold-700" />
        {term}
      </dt>
      <dd className="min-w-0 grow basis-48">{children}</dd>
    </div>
  );
}
