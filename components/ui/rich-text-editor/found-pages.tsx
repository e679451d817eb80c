'use client';

import { useEffect, useState } from 'react';
import { richTextMessages } from '@/lib/rich-text/messages';
import { useDebounced } from '../use-debounced';
import { readLink } from './marks';

/** Pause in typing after which pages are looked for, in milliseconds, and the shortest text that is looked for. */
const PAUSE_MS = 300;
const MIN_LENGTH = 3;

/** A page of the site that a link may lead to; `detail` tells it from others of the same name. */
export type FoundPage = { href: string; name: string; detail: string };
/** Finds pages of the site by typed words; undefined if that failed. */
export type FindPages = (words: string) => Promise<readonly FoundPage[] | undefined>;

type Props = { typed: string; findPages: FindPages; onPick: (page: FoundPage) => void };

/** Pages of the site with the typed words, each a button; nothing for an address. */
export function FoundPages({ typed, findPages, onPick }: Props) {
  const text = useDebounced(typed.trim(), PAUSE_MS);
  const words = text.length < MIN_LENGTH || text.startsWith('/') || readLink(text) ? '' : text;
  const [found, setFound] = useState<{ words: string; pages: readonly FoundPage[] | undefined }>();
  useEffect(() => {
    if (words === '') return;
    let isLate = false;
    void findPages(words).then((pages) => {
      if (!isLate) setFound({ words, pages });
    });
    return () => {
      isLate = true;
    };
  }, [words, findPages]);
  const current = words !== '' && found?.words === words ? found : undefined;
  return (
    <div>
      <p role="status" className={current?.pages?.length ? 'sr-only' : 'text-ink-2 text-sm'}>
        {current && formatCount(current.pages)}
      </p>
      {current?.pages && current.pages.length > 0 && (
        <ul aria-label={richTextMessages['richText.foundPages']} className="max-h-64 overflow-y-auto">
          {current.pages.map((page) => (
            <li key={page.href} className="border-line border-b last:border-b-0">
              <button
                type="button"
                onClick={() => onPick(page)}
                className="block min-h-11 w-full rounded-sm px-2 py-1.5 text-start hover:bg-sunken"
              >
                <span className="line-clamp-2 font-normal text-sm">{page.name}</span>
                <span className="block text-ink-2 text-xs">{page.detail}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function formatCount(pages: readonly FoundPage[] | undefined): string {
  if (!pages) return richTextMessages['richText.searchFailed'];
  if (pages.length === 0) return richTextMessages['richText.foundNothing'];
  return `${richTextMessages['richText.foundPages']} ${pages.length}`;
}
