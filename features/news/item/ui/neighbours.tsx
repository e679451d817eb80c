import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { say } from '@/lib/messages/language';
import { newsHref } from '../../news.rules';
import type { NewsCard } from '../../news.schema';
import { Headline } from '../../ui/headline';
import { itemMessages as words } from '../item.messages';

type Props = { newer: NewsCard | undefined; older: NewsCard | undefined };

/** Links to the previous and next item of the same category. */
export function Neighbours({ newer, older }: Props) {
  if (!newer && !older) return null;
  return (
    <nav
      aria-label={say(words['item.neighbours'])}
      className="mt-12 grid max-w-read gap-x-8 gap-y-4 border-line border-t pt-5 sm:grid-cols-2 print:hidden"
    >
      {older ? <Neighbour card={older} name={say(words['item.previous'])} rel="prev" /> : <span />}
      {newer && <Neighbour card={newer} name={say(words['item.next'])} rel="next" />}
    </nav>
  );
}

function Neighbour({ card, name, rel }: { card: NewsCard; name: string; rel: 'prev' | 'next' }) {
  return (
    <a href={newsHref(card)} rel={rel} className={clsx('group block py-1', rel === 'next' && 'sm:text-end')}>
      <span
        className={clsx(
          'flex items-center gap-2 font-normal text-ink-3 text-xs',
          rel === 'next' && 'sm:flex-row-reverse',
        )}
      >
        <Icon name={rel === 'prev' ? 'arrow-left' : 'arrow-right'} className="size-4" />
        {name}
      </span>
      <span className="mt-1 font-strong text-sm group-hover:text-link">
        <Headline lines={2}>{card.topic}</Headline>
      </span>
    </a>
  );
}
