import { cookieConsentMessages } from '@/features/website/consent/consent.messages';
import { isEnglish, say } from '@/lib/messages/language';
import type { Message } from '@/lib/messages/message';
import { linkTo } from '@/lib/public-pages/english';
import { listFooterPages } from '@/lib/public-pages/rules';
import { siteMessages } from '@/lib/site/messages';

const pages = listFooterPages().flatMap(({ path, title }): (readonly [path: string, title: Message])[] =>
  path === '/cookies/'
    ? [
        [path, title],
        [`${path}#cookies`, cookieConsentMessages['consent.settings']],
      ]
    : [[path, title]],
);

const linkClass = 'inline-flex min-h-10 items-center hover:text-footer-ink hover:underline';

/**
 * Links that the law and the government's website standard require on every page, and the link to the other language.
 * English pages name those that the law requires, which are in Thai.
 */
export function SiteLinks() {
  return (
    <nav aria-label={say(siteMessages['frame.lawMenu'])} className="basis-full">
      <ul className="flex flex-wrap gap-x-6">
        {pages.flatMap(([href, label]) =>
          isEnglish() && !REQUIRED.test(href)
            ? []
            : [
                <li key={href}>
                  <a {...linkTo(href)} className={linkClass}>
                    {say(label)}
                    {isEnglish() && say(siteMessages['frame.inThai'])}
                  </a>
                </li>,
              ],
        )}
        <li>
          <OtherLanguage />
        </li>
      </ul>
    </nav>
  );
}

/** Policies on personal data. */
const REQUIRED = /^\/(?:privacy|cookies)\/$/;

function OtherLanguage() {
  const [href, language, name] = isEnglish() ? (['/', 'th', 'ภาษาไทย'] as const) : (['/en/', 'en', 'English'] as const);
  return (
    <a href={href} data-language="" lang={language} hrefLang={language} className={linkClass}>
      {name}
    </a>
  );
}
