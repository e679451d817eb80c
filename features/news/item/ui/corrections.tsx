import { LineText } from '@/components/ui/line-text/line-text';
import { say } from '@/lib/messages/language';
import { formatDate, formatTime } from '@/lib/time/format';
import type { NewsItem } from '../../news.schema';
import { itemMessages as words } from '../item.messages';

/** Corrections made after publication, each with its time. */
export function Corrections({ notes }: { notes: NewsItem['corrections'] }) {
  if (notes.length === 0) return null;
  return (
    <section
      aria-label={say(words['item.corrections'])}
      className="my-6 max-w-read rounded-sm border-gold-500 border-s-3 bg-gold-100 px-5 py-3 font-normal text-sm"
    >
      {notes.map(({ note, at }) => (
        <p key={at}>
          {say(words['item.correctedAt'])}{' '}
          <time dateTime={at}>
            {formatDate(new Date(at))} {say(words['item.atTime'])} {formatTime(new Date(at))}
          </time>{' '}
          — <LineText>{note}</LineText>
        </p>
      ))}
    </section>
  );
}
