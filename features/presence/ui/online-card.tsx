import { say } from '@/lib/messages/language';
import { siteMessages } from '@/lib/site/messages';
import { onlineGroups } from '../presence.rules';

/**
 * Online visitors by group in the footer. `startOnlineCounters` fills in the numbers in the browser, so that the page is
 * the same for everyone.
 */
export function OnlineCard() {
  return (
    <section>
      <h2 className="mb-2 flex items-center gap-2 text-gold-300 text-sm">
        <span aria-hidden="true" className="size-2 rounded-full bg-[#3f9d6b]" />
        {say(siteMessages['online.title'])}
      </h2>
      <dl className="max-w-60 text-footer-ink text-sm">
        {onlineGroups.map((group) => (
          <div key={group} className="flex items-baseline justify-between gap-4 py-0.5">
            <dt>{say(siteMessages[`online.${group}`])}</dt>
            <dd data-online={group} className="tabular font-strong">
              –
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
