'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { fieldMessages } from '@/components/ui/messages/fields/messages';
import { toast } from '@/components/ui/toast';
import { toSearchText } from '@/lib/text/search-text';
import { type SavedEntry, type SavedList, setSaved } from '../../ui/saved-lists';
import { showNewsToast } from '../../ui/use-saving';
import { savedMessages as words } from '../saved.messages';
import { savedListMessages } from '../saved-lists.messages';
import { readAccountCopy } from './saved-account';
import { SavedRow } from './saved-row';
import { SavedTabs } from './saved-tabs';
import { useSavedLists } from './use-saved-lists';

const emptyTexts = { later: 'saved.emptyLater', bookmark: 'saved.emptyBookmark' } as const;

/** The reader's two lists, rendered in the browser, so that the page itself is the same for everyone. */
export function SavedView() {
  const { isReady, lists, account, cards, kept, failed } = useSavedLists();
  const [list, setList] = useState<SavedList>('later');
  const [typed, setTyped] = useState('');
  const count = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (location.hash === '#bookmark') setList('bookmark');
  }, []);
  if (!isReady)
    return (
      <p data-needs-script="" className="py-10 text-ink-2 text-sm noscript:hidden">
        {words['saved.loading'].th}
      </p>
    );
  const needle = toSearchText(typed);
  const entries = lists[list];
  const shown = entries.filter(({ id }) => !needle || toSearchText(cards[id]?.topic ?? '').includes(needle));
  const remove = (entry: SavedEntry) => {
    if (setSaved(list, entry.id, false) !== 'done') return showNewsToast('news.savingRefused', 'bad');
    count.current?.focus();
    const undo = () => setSaved(list, entry.id, true, readAccountCopy() ? Date.now() : entry.at);
    toast(words['saved.removed'].th, { action: { label: fieldMessages['ui.undo'].th, run: undo } });
  };
  return (
    <>
      <StorageNote isAccount={account !== undefined} isWaiting={(account?.waiting.length ?? 0) > 0} />
      <SavedTabs
        current={list}
        counts={{ later: lists.later.length, bookmark: lists.bookmark.length }}
        onChoose={(chosen) => {
          setList(chosen);
          history.replaceState(history.state, '', `#${chosen}`);
        }}
      />
      <div role="tabpanel" id="saved-panel" aria-labelledby={`saved-tab-${list}`} className="pt-4">
        {entries.length > 0 && (
          <input
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            aria-label={words['saved.search'].th}
            placeholder={words['saved.search'].th}
            className="mb-4 h-11 w-full max-w-sm rounded-full border border-line-strong bg-surface px-4 text-sm placeholder:text-ink-3"
          />
        )}
        <p ref={count} tabIndex={-1} role="status" className="sr-only">
          {`${savedListMessages[`savedLists.${list}`].th} ${shown.length}`}
        </p>
        {failed && <p className="mb-4 text-sm text-warn">{words['saved.failed'].th}</p>}
        <ul className="max-w-read">
          {shown.map((entry) => (
            <SavedRow
              key={entry.id}
              entry={entry}
              card={cards[entry.id]}
              isAway={failed}
              isKept={kept.has(entry.id)}
              onRemove={() => remove(entry)}
            />
          ))}
        </ul>
        {shown.length === 0 && (
          <EmptyState
            title={words[entries.length > 0 ? 'saved.noMatch' : 'saved.empty'].th}
            text={entries.length > 0 ? undefined : words[emptyTexts[list]].th}
            action={<LinkButton href="/news_group/">{words['saved.toNews'].th}</LinkButton>}
          />
        )}
      </div>
    </>
  );
}

/** Note on where the lists are stored: on this device or in the account. */
function StorageNote({ isAccount, isWaiting }: { isAccount: boolean; isWaiting: boolean }) {
  if (!isAccount) {
    return (
      <Line icon={<Icon name="monitor-smartphone" className="size-4.5 shrink-0 text-gold-700" />}>
        {words['saved.onDevice'].th} ·{' '}
        <a href="/login/" className="text-link underline underline-offset-4">
          {words['saved.loginForAll'].th}
        </a>
      </Line>
    );
  }
  return (
    <>
      <Line icon={<Icon name="user-round-check" className="size-4.5 shrink-0 text-gold-700" />}>
        {words['saved.inAccount'].th}
      </Line>
      {isWaiting && (
        <Line icon={<Icon name="cloud-off" className="size-4.5 shrink-0 text-gold-700" />}>
          {words['saved.waiting'].th}
        </Line>
      )}
    </>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="mb-3 flex items-start gap-2 font-normal text-ink-2 text-sm">
      <span className="flex h-[1.65em] items-center">{icon}</span>
      <span>{children}</span>
    </p>
  );
}
