'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Pagination } from '@/components/ui/pagination';
import { formatNumber } from '@/lib/time/format';
import { newsMessages } from '../../news.messages';
import { buildListApiUrl, change, inTextsHref, type ListChoice, listHref, readChoice } from '../list.rules';
import type { NewsListLocation, NewsListResponse } from '../list.schema';
import { joinIds } from './known-ids';
import { clearListCache } from './list-cache';
import { ListControls } from './list-controls';
import { ListResults } from './list-results';
import { RefreshSwitch, useAutoRefresh } from './refresh-switch';
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
      <div className="mt-4 mb-6 flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-line border-b pb-2">
        <p
          ref={top}
          tabIndex={-1}
          role="status"
          className="tabular scroll-mt-4 font-normal text-ink-2 text-sm outline-none"
        >
          {formatSummary(data)}
        </p>
        {choice.search && (
          <a
            href={inTextsHref(place, choice.search)}
            className="inline-flex min-h-10 items-center font-normal text-link text-sm underline"
          >
            {newsMessages['news.inTexts'].th}
          </a>
        )}
        <RefreshSwitch />
      </div>
      {news.count > 0 && (
        <p role="status" className="sticky top-3 z-20 mb-4 flex justify-center">
          <Button look="primary" size="sm" onClick={showNew}>
            ข่าวใหม่ {news.count} รายการ
          </Button>
        </p>
      )}
      {error && (
        <div className="mb-6">
          <ErrorState message={`${newsMessages['news.loadFailed'].th} (${error.message})`} onRetry={() => askAgain()} />
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

function formatSummary({ total, page, pages }: NewsListResponse): string {
  return `${formatNumber(total)} ข่าว${pages > 1 ? ` · หน้า ${formatNumber(page)} จาก ${formatNumber(pages)}` : ''}`;
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
    if (address !== listHref(place, choice)) history.pushState(null, '', address);
    setChoice(next);
  };
  return { choice, choose };
}
