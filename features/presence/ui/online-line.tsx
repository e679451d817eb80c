import { say } from '@/lib/messages/language';
import { siteMessages } from '@/lib/site/messages';
import { onlineGroups } from '../presence.rules';

/**
 * Online visitors by group in one line, hidden until `startOnlineCounters` has counted at least `from` of them: a few say
 * nothing, and a page without script has no figures.
 */
export function OnlineLine({ from }: { from: number }) {
  return (
    <section data-online-from={from} hidden aria-labelledby="online-now" className="page py-6">
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-1 border-line border-y py-4 text-sm">
        <h2 id="online-now" className="flex items-center gap-2 text-sm">
          <span aria-hidden="true" className="size-2 rounded-full bg-[#3f9d6b]" />
          {say(siteMessages['online.title'])}
        </h2>
        <dl className="flex flex-wrap gap-x-8 gap-y-1 text-ink-2">
          {onlineGroups.map((group) => (
            <div key={group} className="flex items-baseline gap-2">
              <dt>{say(siteMessages[`online.${group}`])}</dt>
              <dd data-online={group} className="tabular font-strong">
                –
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
