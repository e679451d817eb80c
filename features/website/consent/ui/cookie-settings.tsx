import { cookieConsentMessages as words } from '../consent.messages';
import { CookieChoices } from './cookie-choices';

/** Lists the data stored in the browser and why, and the reader's choice, which can be changed at any time. */
export function CookieSettings({ policy }: { policy: number }) {
  return (
    <section id="cookies" aria-labelledby="cookies-title" className="mt-12 max-w-read scroll-mt-4 print:hidden">
      <h2 id="cookies-title" className="text-xl">
        {words['consent.title'].th}
      </h2>
      <h3 className="mt-5 text-base">{words['consent.necessary'].th}</h3>
      <p className="mt-1 text-ink-2 text-sm">{words['consent.necessaryText'].th}</p>
      <noscript>
        <p className="mt-4 font-normal text-sm">{words['consent.noScript'].th}</p>
      </noscript>
      <CookieChoices policy={policy} />
    </section>
  );
}
