import { cookieConsentMessages } from '@/features/website/consent/consent.messages';
import { listFooterPages } from '@/lib/public-pages/rules';
import { siteMessages } from '@/lib/site/messages';

const pages = listFooterPages().flatMap(({ path, title }) => {
  const link = [path, title] as const;
  return path === '/cookies/'
    ? [link, [`${path}#cookies`, cookieConsentMessages['consent.settings'].th] as const]
    : [link];
});

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
