'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Pagination } from '@/components/ui/pagination';
import { SheetButton, SheetDot } from '@/components/ui/sheet/sheet';
import { pushAddress } from '@/components/ui/sheet/sheet-entry';
import { say } from '@/lib/messages/language';
import { formatNumber, interpolate } from '@/lib/time/format';
import { newsMessages } from '../../news.messages';
import { readingMessages as words } from '../../reading.messages';
import {
  buildListApiUrl,
  change,
  countListFilters,
  inTextsHref,
  type ListChoice,
  listHref,
  readChoice,
} from '../list.rules';
import type { NewsListLocation, NewsListResponse } from '../list.schema';
import { joinIds } from './known-ids';
import { clearListCache } from './list-cache';
import { LIST_SHEET, ListControls } from './list-controls';
import { ListResults } from './list-results';
import { useAutoRefresh } from './refresh-switch';
import { useNewItems } from './use-new-items';
import { useNewsList } from './use-news-list';

type Props = { place: NewsListLocation; initialChoice: ListChoice; initial: NewsListResponse };

/**
 * List of news: with script it updates in place and announces newer items; without, every control is a link or a form.
 */
export function NewsList({ place, initialChoice, initial }: Props) {
  const { choice, choose } = useChoice(place, initialChoice);
  const question = buildListApiUrl(place, choice);
  const { data, error, isAsking, askAgain } = useNewsList(question, initial);
  const showsNewest = Object.keys(initialChoice).length === 0;
  const newest = buildListApiUrl(place);
  const news = useNewItems(newest, showsNewest ? initial.items : [], useAutoRefresh());
  const top = useRef<HTMLParagraphElement>(null);
  const turned = useRef(false);
  const toPage = (page: number) => {
    turned.current = true;
    choose({ page: String(page) });
  };
  useEffect(() => {
    if (!turned.current || isAsking) return;
    turned.current = false;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [isAsking]);
  const showNew = () => {
    clearListCache();
    news.clear();
    choose('nothing');
    askAgain();
  };
  return (
    <>
      <ListControls place={place} choice={choice} onChoose={choose} />
      <div className="mb-4 flex min-h-11 flex-wrap items-center border-line border-b lg:mt-4 lg:mb-6">
        <p
          ref={top}
          tabIndex={-1}
          role="status"
          className="tabular scroll-mt-4 font-normal text-ink-2 text-sm outline-none"
        >
          {formatTotal(data)}
          <span className="max-sm:sr-only">{formatPlace(data)}</span>
        </p>
        <SheetDot />
        <SheetButton sheet={LIST_SHEET}>{formatFilterLabel(choice)}</SheetButton>
        {choice.search && (
          <a
            href={inTextsHref(place, choice.search)}
            className="ms-auto inline-flex min-h-10 items-center font-normal text-link text-sm underline"
          >
            {say(newsMessages['news.inTexts'])}
          </a>
        )}
      </div>
      {news.count > 0 && (
        <p role="status" className="sticky top-3 z-20 mb-4 flex justify-center">
          <Button look="primary" size="sm" onClick={showNew}>
            {interpolate(say(words['reading.newItems']), { count: String(news.count) })}
          </Button>
        </p>
      )}
      {error && (
        <div className="mb-6">
          <ErrorState
            message={`${say(newsMessages['news.loadFailed'])} (${error.message})`}
            onRetry={() => askAgain()}
          />
        </div>
      )}
      <div
        aria-busy={isAsking}
        data-watch={newest}
        data-known={showsNewest ? joinIds(initial.items.map(({ id }) => id)) : undefined}
        className={clsx('transition-opacity', isAsking && 'opacity-60')}
      >
        <ListResults answer={data} place={place} choice={choice} />
      </div>
      <div className="mt-10">
        <Pagination
          page={data.page}
          pages={data.pages}
          hrefOf={(page) => listHref(place, change(choice, { page: String(page) }))}
          onPick={toPage}
        />
      </div>
    </>
  );
}

const formatTotal = ({ total }: NewsListResponse): string =>
  interpolate(say(words['reading.count']), { count: formatNumber(total) });

const formatPlace = ({ page, pages }: NewsListResponse): string =>
  pages > 1 ? interpolate(say(words['reading.page']), { page: formatNumber(page), pages: formatNumber(pages) }) : '';

/** Label of the button to the filters, with the number of those that are set. */
function formatFilterLabel(choice: ListChoice): string {
  const chosen = countListFilters(choice);
  const label = say(newsMessages['news.filters']);
  return chosen === 0 ? label : `${label} (${formatNumber(chosen)})`;
}

/** A reader's choices for a list, kept in the URL, so that back and forward restore them. */
function useChoice(place: NewsListLocation, initial: ListChoice) {
  const [choice, setChoice] = useState(initial);
  useEffect(() => {
    const follow = () => setChoice(readChoice(new URLSearchParams(location.search)));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const choose = (changed: ListChoice | 'nothing') => {
    const next = changed === 'nothing' ? {} : change(choice, changed);
    const address = listHref(place, next);
    if (address !== listHref(place, choice)) pushAddress(address);
    setChoice(next);
  };
  return { choice, choose };
}
