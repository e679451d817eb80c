import clsx from 'clsx';
import { siteMessages } from '@/lib/site/messages';
import { onlineGroups } from '../presence.rules';

const variants = {
  paper: {
    box: 'rounded-md border border-line border-t-3 border-t-gold-500 bg-surface px-5 py-4',
    term: 'text-ink-2',
    title: 'text-ink',
  },
  footer: { box: '', term: 'text-footer-ink', title: 'text-gold-300' },
} as const;

/**
 * Online visitors by group. `startOnlineCounters` fills in the numbers in the browser, so that the page is the same for
 * everyone.
 */
export function OnlineCard({ look = 'paper' }: { look?: keyof typeof variants }) {
  const { box, term, title } = variants[look];
  return (
    <section className={box}>
      <h2 className={clsx('mb-2 flex items-center gap-2 text-sm', title)}>
        <span aria-hidden="true" className="size-2 rounded-full bg-[#3f9d6b]" />
        {siteMessages['online.title'].th}
      </h2>
      <dl className={clsx('text-sm', term)}>
        {onlineGroups.map((group) => (
          <div key={group} className="flex items-baseline justify-between gap-4 py-0.5">
            <dt>{siteMessages[`online.${group}`].th}</dt>
            <dd data-online={group} className="tabular font-strong">
              –
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
