import { CircleCheck } from 'lucide-react';
import { fromWhom } from '@/features/newsroom/queue/queue.rules';
import type { WaitingEntry } from '@/features/newsroom/queue/queue.schema';
import { newsroomMessages } from '@/features/newsroom/workflow/workflow.messages';
import { returnReasons } from '@/features/newsroom/workflow/workflow.schema';
import { areasMessages as words } from '@/lib/areas/messages';
import { WaitingMark } from '../waiting-mark';
import { DeskEntry } from './desk-entry';
import { DeskSection } from './desk-section';
import { Moment } from './moment';

type Linked = WaitingEntry & { href: string };
type Props = { entries: Linked[]; count: number; listHref?: string };

/** What the viewer has to decide; where all is decided, one quiet line says so. */
export function ToDecide({ entries, count, listHref }: Props) {
  if (count === 0) {
    return (
      <p className="mb-9 flex items-center gap-3 border-line border-y py-3.5 text-ink-2 text-sm">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-ok" strokeWidth={1.5} />
        {words['areas.toDecideNone'].th}
      </p>
    );
  }
  const more = listHref ? { href: listHref, text: words['areas.toDecideAll'].th } : undefined;
  return (
    <DeskSection id="to-decide" title={words['areas.toDecide'].th} count={count} more={more}>
      {entries.map((entry) => (
        <DeskEntry
          key={`${entry.what}-${entry.id}`}
          href={entry.href}
          topic={entry.topic}
          mark={entry.what === 'revision' ? <WaitingMark what={entry.what} /> : undefined}
          about={fromWhom(entry)}
          when={<Moment at={entry.at} />}
        />
      ))}
    </DeskSection>
  );
}

/** Own items that came back, with the reason and how the comment begins. */
export function CameBack({ entries, count, listHref }: Props) {
  if (count === 0) return null;
  const more = listHref ? { href: listHref, text: words['areas.cameBackAll'].th } : undefined;
  return (
    <DeskSection id="came-back" title={words['areas.cameBack'].th} count={count} more={more}>
      {entries.map((entry) => (
        <DeskEntry
          key={`${entry.what}-${entry.id}`}
          href={entry.href}
          topic={entry.topic}
          mark={entry.what === 'refused' ? <WaitingMark what={entry.what} /> : undefined}
          about={fromWhom(entry)}
          when={<Moment at={entry.at} />}
          comment={entry.reason || entry.comment ? <Why entry={entry} /> : undefined}
        />
      ))}
    </DeskSection>
  );
}

function Why({ entry: { reason, comment } }: { entry: WaitingEntry }) {
  const known = returnReasons.find((name) => name === reason);
  const [firstLine = ''] = (comment ?? '').split('\n');
  return (
    <>
      {known && <span className="block font-normal text-ink">{newsroomMessages[`newsroom.reason.${known}`].th}</span>}
      <span className="thai-clamp line-clamp-2">{firstLine}</span>
    </>
  );
}
