import { formatNumber } from '@/lib/time/format';
import { dropMessages } from '../../drop.messages';
import { officeMoveMessages as words } from '../office.messages';
import type { OwnRunPage } from '../office.queries';

type Props = Pick<OwnRunPage, 'dropped' | 'losses'>;

/** Losses of a run by kind, and the items that have them. */
export function OwnLosses({ dropped, losses }: Props) {
  if (dropped.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{words['officeMove.dropped']}</h2>
      <p className="text-ink-2 text-sm">{words['officeMove.droppedText']}</p>
      <ul className="grid gap-1 text-sm">
        {dropped.map(({ kind, items }) => (
          <li key={kind}>
            <details>
              <summary className="tabular cursor-pointer py-1">
                {describeKind(kind)} · {formatNumber(items)} {words['officeMove.inItems']}
              </summary>
              <ul className="my-1 ms-5 grid gap-1 text-ink-2">
                {losses
                  .filter((loss) => loss.kind === kind)
                  .map(({ oldId, topic, detail }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: an item may lose the same thing twice
                    <li key={`${oldId} ${detail} ${index}`} className="break-all">
                      {topic ?? oldId}
                      {detail !== '' && `: ${detail}`}
                    </li>
                  ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

const describeKind = (kind: string): string => dropMessages[kind] ?? words['officeMove.drop.other'];
