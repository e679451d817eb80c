import { useEffect, useState } from 'react';
import { change, type ListChoice, listHref, readChoice } from '../list.rules';
import type { NewsListLocation } from '../list.schema';

/** A reader's choices for a list, kept in the URL, so that back and forward restore them. */
export function useChoice(place: NewsListLocation, initial: ListChoice) {
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
