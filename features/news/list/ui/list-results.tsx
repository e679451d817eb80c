import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { newsMessages } from '../../news.messages';
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
      title={newsMessages[key].th}
      text={choice.search && `คำค้น “${choice.search}”`}
      action={
        changed && (
          <p className="flex flex-wrap justify-center gap-3">
            <LinkButton href={listHref(place)}>ล้างตัวกรอง</LinkButton>
            {choice.search && (
              <LinkButton look="primary" href={inTextsHref(place, choice.search)}>
                {newsMessages['news.inTexts'].th}
              </LinkButton>
            )}
          </p>
        )
      }
    />
  );
}
