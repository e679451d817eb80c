import { useEffect, useState } from 'react';
import { showLoading } from '@/components/ui/page/loading';
import { toast } from '@/components/ui/toast';
import { say } from '@/lib/messages/language';
import { newsMessages } from '../../news.messages';
import type { NewsListResponse } from '../list.schema';
import { cacheList, loadList } from './list-cache';

/** The displayed response, with its request URL and request number. */
type Shown = { question: string; asking: number; answer: NewsListResponse; error?: Error };

/**
 * Loads the list of a URL, starting with the server-rendered response. A cached list is shown without a request while
 * it is fresh. The previous response stays until the next has loaded.
 */
export function useNewsList(question: string, initial: NewsListResponse) {
  const [asking, setAsking] = useState(0);
  const [shown, setShown] = useState<Shown>(() => {
    if (typeof window !== 'undefined') cacheList(question, initial);
    return { question, asking, answer: initial };
  });
  const isAsking = shown.question !== question || shown.asking !== asking;
  useEffect(() => (isAsking ? showLoading() : undefined), [isAsking]);
  useEffect(() => {
    if (!isAsking) return;
    let isWanted = true;
    loadList(question).then(
      (answer) => isWanted && setShown({ question, asking, answer }),
      (error: Error) => {
        if (!isWanted) return;
        toast(say(newsMessages['news.loadFailed']), { kind: 'bad' });
        setShown(({ answer }) => ({ question, asking, answer, error }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [question, asking, isAsking]);
  const error = shown.question === question ? shown.error : undefined;
  return { data: shown.answer, error, isAsking, askAgain: () => setAsking(asking + 1) };
}
