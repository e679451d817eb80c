import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { say } from '@/lib/messages/language';
import { interpolate } from '@/lib/time/format';
import { newsMessages } from '../../news.messages';
import { readingMessages as words } from '../../reading.messages';
import { NewsCard } from '../../ui/news-card';
import { inTextsHref, type ListChoice, listHref } from '../list.rules';
import type { NewsListLocation, NewsListResponse } from '../list.schema';

const SIZES = '(min-width: 1200px) 384px, (min-width: 960px) 31vw, (min-width: 600px) 46vw, 112px';

type Props = { answer: NewsListResponse; place: NewsListLocation; choice: ListChoice };

/** Cards of one page of a list, or an empty state. */
export function ListResults({ answer, place, choice }: Props) {
  if (answer.items.length === 0) return <NoNews place={place} choice={choice} />;
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
      {answer.items.map((card, index) => (
        <NewsCard key={card.id} card={card} level={2} sizes={SIZES} first={index === 0} rowOnPhone="actions" />
      ))}
    </div>
  );
}

function NoNews({ place, choice }: Omit<Props, 'answer'>) {
  const key = choice.search ? 'news.noMatch' : 'news.empty';
  const changed = Object.keys(choice).length > 0;
  return (
    <EmptyState
      title={say(newsMessages[key])}
      text={choice.search && interpolate(say(words['reading.searched']), { search: choice.search })}
      action={
        changed && (
          <p className="flex flex-wrap justify-center gap-3">
            <LinkButton href={listHref(place)}>{say(words['reading.clear'])}</LinkButton>
            {choice.search && (
              <LinkButton look="primary" href={inTextsHref(place, choice.search)}>
                {say(newsMessages['news.inTexts'])}
              </LinkButton>
            )}
          </p>
        )
      }
    />
  );
}
