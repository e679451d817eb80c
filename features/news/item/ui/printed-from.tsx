import { say } from '@/lib/messages/language';
import { interpolate } from '@/lib/time/format';
import { newsMessages } from '../../news.messages';

/** URL of the item and print date; print only. A script of the page fills in the date. */
export function PrintedFrom({ address }: { address: string }) {
  return (
    <p className="printed-from hidden print:block">
      {interpolate(say(newsMessages['news.printedFrom']), { address })}
      <span data-printed-at={say(newsMessages['news.printedAt'])} />
    </p>
  );
}
