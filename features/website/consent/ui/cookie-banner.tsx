import { Button } from '@/components/ui/button';
import { say } from '@/lib/messages/language';
import { linkTo } from '@/lib/public-pages/english';
import { cookieConsentMessages as words } from '../consent.messages';
import { consentScript } from './consent-script';

/**
 * Cookie banner: asks for consent to optional storage. It is placed above the page and covers nothing. Every page
 * contains it, and a script before it hides it from readers who have chosen, to avoid a layout shift. Without script
 * nothing optional is stored, and the banner is hidden. Its buttons, equal in size and look, need no React
 * (banner-script.ts).
 */
export function CookieBanner({ policy }: { policy: number }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text of consent-script.ts; React would escape the quotes of a text child. */}
      <script data-policy={policy} dangerouslySetInnerHTML={{ __html: consentScript }} />
      <section
        aria-label={say(words['consent.ask'])}
        data-plain=""
        className="cookie-notice border-gold-500 border-b bg-surface text-ink print:hidden noscript:hidden"
      >
        <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
          <p className="min-w-0 flex-1 basis-80 text-sm">
            {say(words['consent.notice'])}{' '}
            <a {...linkTo('/cookies/#cookies')} className="font-normal text-link underline underline-offset-4">
              {say(words['consent.policy'])}
            </a>
          </p>
          <div className="grid w-full grid-cols-2 gap-3 xs:w-auto">
            {(['no', 'yes'] as const).map((answer) => (
              <Button key={answer} data-consent-answer={answer} data-policy={policy} className="xs:min-w-32">
                {say(words[answer === 'yes' ? 'consent.accept' : 'consent.refuse'])}
              </Button>
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
