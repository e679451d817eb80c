import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { SectionHeading } from '@/components/ui/section-heading';
import { alertsMessages } from '@/features/alerts/alerts.messages';
import type { MyAlert } from '@/features/alerts/alerts.queries';
import { newsHref } from '@/features/news/news.rules';
import type { NewsCard } from '@/features/news/news.schema';
import { type SavedKind, savedKinds } from '@/features/news/saved/saved.schema';
import { savedListMessages as lists } from '@/features/news/saved/saved-lists.messages';
import { Headline } from '@/features/news/ui/headline';
import { memberHomeMessages as words } from '../home.messages';

/** Number of alerts on the home. */
const ALERTS_SHOWN = 4;

type Props = {
  home: string;
  saved: { total: number; counts: Readonly<Record<SavedKind, number>>; items: readonly NewsCard[] };
  alerts: readonly Pick<MyAlert, 'id' | 'name' | 'rhythm'>[];
  unread: number;
  account: { name?: string; email?: string; newEmail?: string; devices: number };
};

/** Cards of the member's home: messages, account, saved items and alerts. */
export function HomeCards({ home, saved, alerts, unread, account }: Props) {
  return (
    <div className="mb-4 grid gap-x-8 md:grid-cols-2">
      <Card
        id="own-messages"
        title={words['memberHome.messages']}
        href={`${home}/contact`}
        more={words['memberHome.allMessages']}
      >
        {unread > 0 ? (
          <Badge tone="bad">{words['memberHome.unread'].replace('{n}', String(unread))}</Badge>
        ) : (
          <p className="text-ink-2 text-sm">{words['memberHome.noUnread']}</p>
        )}
      </Card>
      <Card
        id="own-account"
        title={words['memberHome.account']}
        href={`${home}/account`}
        more={words['memberHome.toAccount']}
      >
        <p className="font-normal">{account.name}</p>
        <p className="wrap-anywhere text-ink-2 text-sm">{account.email}</p>
        {account.newEmail && (
          <p className="wrap-anywhere text-sm text-warn">
            {words['memberHome.newEmail']}: {account.newEmail}
          </p>
        )}
        <p className="text-ink-2 text-sm">{words['memberHome.devices'].replace('{n}', String(account.devices))}</p>
      </Card>
      <Card
        id="own-saved"
        title={words['memberHome.saved']}
        count={saved.total}
        href="/saved/"
        more={words['memberHome.allSaved']}
      >
        <p className="tabular mb-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-sm">
          {savedKinds.map((kind) => (
            <span key={kind}>
              <a href={`/saved/#${kind}`} title={lists[`savedLists.${kind}Use`].th} className="text-link underline">
                {lists[`savedLists.${kind}`].th}
              </a>{' '}
              {saved.counts[kind]}
            </span>
          ))}
        </p>
        {saved.total === 0 && <p className="text-ink-2 text-sm">{words['memberHome.noSaved']}</p>}
        <ul className="-mt-2">
          {saved.items.map((item) => (
            <li key={item.id} className="border-line not-first:border-t">
              <a href={newsHref(item)} className="block py-2.5 font-normal text-sm hover:text-link">
                <Headline lines={2}>{item.topic}</Headline>
              </a>
            </li>
          ))}
        </ul>
      </Card>
      <Card
        id="own-alerts"
        title={words['memberHome.alerts']}
        count={alerts.length}
        href={`${home}/alerts`}
        more={words['memberHome.allAlerts']}
      >
        {alerts.length === 0 && (
          <p className="text-ink-2 text-sm">
            {words['memberHome.noAlerts']}{' '}
            <a href="/alerts/" className="text-link underline">
              {words['memberHome.addAlert']}
            </a>
          </p>
        )}
        <ul className="-mt-2">
          {alerts.slice(0, ALERTS_SHOWN).map(({ id, name, rhythm }) => (
            <li key={id} className="wrap-anywhere border-line py-2.5 text-sm not-first:border-t">
              <span className="font-normal">{name}</span>{' '}
              <span className="text-ink-3">{alertsMessages[`alerts.rhythm.${rhythm}`].th}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

type CardProps = { id: string; title: string; count?: number; href: string; more: string; children: ReactNode };

function Card({ id, title, count, href, more, children }: CardProps) {
  return (
    <section aria-labelledby={id} className="mb-8 min-w-0">
      <SectionHeading id={id} size="lg" more={{ href, text: more, label: `${more} ${title}` }}>
        {title} {count !== undefined && <span className="tabular font-light text-ink-3 text-lg">{count}</span>}
      </SectionHeading>
      {children}
    </section>
  );
}
