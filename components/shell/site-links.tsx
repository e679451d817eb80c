import { siteMapMessages } from '@/features/discovery/site-map/site-map.messages';
import { disclosureMessages } from '@/features/documents/disclosure/disclosure.messages';
import { savedMessages } from '@/features/news/saved/saved.messages';
import { accessibilityMessages } from '@/features/website/accessibility/accessibility.messages';
import { cookieConsentMessages } from '@/features/website/consent/consent.messages';
import { faqMessages } from '@/features/website/faq/faq.messages';
import { policiesMessages } from '@/features/website/policies/policies.messages';
import { siteMessages } from '@/lib/site/messages';

const pages = [
  ['/privacy/', policiesMessages['policies.privacy'].th],
  ['/privacy/#cookies', cookieConsentMessages['consent.settings'].th],
  ['/rights/', siteMapMessages['siteMap.rights'].th],
  ['/policy/', policiesMessages['policies.website'].th],
  ['/disclosure/', disclosureMessages['disclosure.title'].th],
  ['/accessibility/', accessibilityMessages['accessibility.title'].th],
  ['/faq/', faqMessages['faq.title'].th],
  ['/saved/', savedMessages['saved.title'].th],
  ['/sitemap/', siteMapMessages['siteMap.title'].th],
] as const;

/**
 * Links that the law and the government's website standard require on every page, and the link to the English pages.
 */
export function SiteLinks() {
  return (
    <nav aria-label={siteMessages['frame.lawMenu'].th} className="basis-full">
      <ul className="flex flex-wrap gap-x-6">
        {pages.map(([href, label]) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-10 items-center hover:text-footer-ink hover:underline">
              {label}
            </a>
          </li>
        ))}
        <li>
          <a
            href="/en/"
            lang="en"
            hrefLang="en"
            className="inline-flex min-h-10 items-center hover:text-footer-ink hover:underline"
          >
            English
          </a>
        </li>
      </ul>
    </nav>
  );
}
