import { Badge } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { newsroomMessages } from '@/features/newsroom/workflow/workflow.messages';
import { getItemHref } from '@/lib/areas/news-hrefs';
import type { Viewer } from '@/lib/auth/viewer';
import { officeMoveMessages as words } from '../office.messages';
import type { OwnItem } from '../office.queries';

const SHOWN = 50;

type Props = { items: readonly OwnItem[]; isDry: boolean; viewer: Viewer };

/** Items as a dry run would write them, or as they are now, with links to each. */
export function OwnItems({ items, isDry, viewer }: Props) {
  if (items.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{words[isDry ? 'officeMove.previewTitle' : 'officeMove.items']}</h2>
      {isDry && <p className="text-ink-2 text-sm">{words['officeMove.previewText']}</p>}
      <ol className="divide-y divide-line border-line border-y">
        {items.map((item) => (
          <li key={item.key} className="py-3">
            <p className="font-strong text-sm">
              {item.news === undefined ? (
                item.topic
              ) : (
                <a href={getItemHref(viewer, { ...item.news, own: true })} className="text-link hover:underline">
                  {item.topic}
                </a>
              )}
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-xs">
              {item.at === null ? words['officeMove.noDate'] : <DateTime at={item.at} />}
              <Badge tone={item.state === 'allow' ? 'ok' : 'muted'}>{describeState(item, isDry)}</Badge>
            </p>
            {item.text !== '' && <p className="mt-1 max-w-read break-words text-sm">{item.text}</p>}
          </li>
        ))}
      </ol>
      {!isDry && items.length >= SHOWN && <p className="text-ink-2 text-sm">{words['officeMove.more']}</p>}
    </section>
  );
}

function describeState({ state }: OwnItem, isDry: boolean): string {
  const known = (['allow', 'hide', 'wait', 'return'] as const).find((one) => one === state) ?? 'draft';
  if (!isDry) return newsroomMessages[`newsroom.status.${known}`];
  if (known === 'allow') return words['officeMove.willBe.allow'];
  return words[known === 'hide' ? 'officeMove.willBe.hide' : 'officeMove.willBe.draft'];
}
