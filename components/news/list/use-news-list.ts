import { useState } from 'react';
import useSWR from 'swr';
import { toast } from '@/components/ui/toast';
import { newsMessages } from '@/lib/news/messages';
import type { NewsListAnswer } from '@/lib/news-list/schema';
import { askList, keepList } from './kept-lists';

/**
 * The list a question asks for. The server's own answer is the first; a list already fetched is shown without a request
 * while it is fresh.
 */
export function useNewsList(question: string, initial: NewsListAnswer) {
  const [first] = useState(() => {
    if (typeof window !== 'undefined') keepList(question, initial);
    return question;
  });
  return useSWR<NewsListAnswer, Error>(question, askList, {
    fallbackData: question === first ? initial : undefined,
    revalidateOnMount: false,
    keepPreviousData: true,
    dedupingInterval: 0,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    onError: () => toast(newsMessages['news.loadFailed'].th, { kind: 'bad' }),
  });
}
