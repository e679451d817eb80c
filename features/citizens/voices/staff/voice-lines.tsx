import { ListDateTime } from '@/components/ui/list/list-date-time';
import type { VoiceDetail } from '../detail.queries';
import { voicesMessages as words } from '../voices.messages';

type Line = { id: number; body: string; at: Date; by: string; fromSender?: boolean };

/** Answers or notes, oldest first, each with its author. */
export function VoiceLines({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="mt-8 first:mt-0">
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul className="grid gap-4">
        {lines.map(({ id, body, at, by, fromSender }) => (
          <li key={id} className={`${fromSender ? 'border-line-strong' : 'border-gold-500'} border-s-3 ps-4`}>
            <p className="text-ink-3 text-sm">
              {by} · <ListDateTime at={at} />
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{body}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The hand-overs of a voice, oldest first. */
export function VoiceHandovers({ lines }: { lines: VoiceDetail['handovers'] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-lg">{words['voices.history']}</h2>
      <ol className="border-line border-y text-sm">
        {lines.map(({ id, from, to, at, by, reason }) => (
          <li key={id} className="border-line py-2 not-first:border-t">
            <p className="font-normal">
              {from} → {to}
            </p>
            <p className="text-ink-3">
              {by && `${by} · `}
              <ListDateTime at={at} />
            </p>
            {reason && <p className="wrap-anywhere whitespace-pre-line">{reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
