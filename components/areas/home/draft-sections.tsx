import { Badge } from '@/components/ui/badge';
import { areasMessages as words } from '@/lib/areas/messages';
import { DashboardItem } from './dashboard-item';
import { DashboardSection } from './dashboard-section';
import type { Draft, Scheduled } from './home.schema';
import { ShortDateTime } from './short-date-time';

type Props<E> = { entries: (E & { href: string })[]; count: number; listHref?: string };

/** The viewer's drafts, autosaved text included. */
export function Drafts({ entries, count, listHref }: Props<Draft>) {
  if (count === 0) return null;
  const more = listHref ? { href: listHref, text: words['areas.draftsAll'] } : undefined;
  return (
    <DashboardSection id="drafts" title={words['areas.drafts']} count={count} more={more}>
      {entries.map(({ id, href, topic, unsaved, at }) => (
        <DashboardItem
          key={`${id ?? at.toISOString()}`}
          href={href}
          topic={topic || words['areas.untitled']}
          badge={unsaved ? <Badge tone="warn">{words['areas.unsaved']}</Badge> : undefined}
          about={
            <>
              {words['areas.savedAt']} <ShortDateTime at={at} />
            </>
          }
        />
      ))}
    </DashboardSection>
  );
}

/** The next scheduled items; each names its organisation unless it is the viewer's own. */
export function ScheduledItems({ entries, count, listHref }: Props<Scheduled>) {
  if (count === 0) return null;
  const more = listHref ? { href: listHref, text: words['areas.scheduledAll'] } : undefined;
  return (
    <DashboardSection id="scheduled" title={words['areas.scheduled']} count={count} more={more}>
      {entries.map(({ id, href, topic, own, organisation, publishAt }) => (
        <DashboardItem
          key={id}
          href={href}
          topic={topic}
          badge={
            <Badge tone="info">
              <ShortDateTime at={publishAt} />
            </Badge>
          }
          about={own ? undefined : organisation}
        />
      ))}
    </DashboardSection>
  );
}
