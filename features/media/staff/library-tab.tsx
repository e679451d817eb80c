'use client';

import { ChevronLeft, ChevronRight, Search } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/form/field';
import { useFetched } from '@/components/ui/use-fetched';
import { type MediaEntry, mediaPage } from '@/lib/files/picture.schema';
import { fetchData } from '@/lib/http/fetch-data';
import { getPageCount } from '@/lib/list/list';
import { mediaMessages } from '../media.messages';
import { LIBRARY_PER_PAGE, type UploadKind } from '../media.rules';
import { ChoiceGrid } from './choice-grid';

type Props = {
  kind: UploadKind;
  multiple: boolean;
  chosen: readonly MediaEntry[];
  onToggle: (entry: MediaEntry) => void;
};

/** The library inside the picker: search, a grid to choose from, and pages. */
export function LibraryTab({ kind, multiple, chosen, onToggle }: Props) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, reload } = useMediaLibrary({ kind, search, page });
  const box = useRef<HTMLInputElement>(null);
  const seek = () => {
    setSearch(box.current?.value.trim() ?? '');
    setPage(1);
  };
  const seekOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    seek();
  };
  const pages = getPageCount(data?.total ?? 0, LIBRARY_PER_PAGE);
  return (
    <>
      {/* No form, as the picker may stand inside the form of an item. */}
      <search className="mb-4 flex max-w-read gap-3">
        <input
          ref={box}
          type="search"
          onKeyDown={seekOnEnter}
          aria-label={mediaMessages['media.search']}
          placeholder={mediaMessages['media.search']}
          className={controlClass}
        />
        <Button onClick={seek} icon={Search}>
          <span className="max-sm:sr-only">{mediaMessages['media.searchGo']}</span>
        </Button>
      </search>
      {error && (
        <Alert kind="bad" action={<Button onClick={reload}>{mediaMessages['media.retry']}</Button>}>
          {mediaMessages['media.loadFailed']}
        </Alert>
      )}
      {!data && !error && <p className="py-10 text-center text-ink-2 text-sm">{mediaMessages['media.loading']}</p>}
      {data && data.items.length === 0 && (
        <p className="py-10 text-center text-ink-2 text-sm">
          {mediaMessages[search ? 'media.noMatch' : 'media.empty.library']}
        </p>
      )}
      {data && <ChoiceGrid entries={data.items} multiple={multiple} chosen={chosen} onToggle={onToggle} />}
      {pages > 1 && (
        <nav aria-label={mediaMessages['media.tabLibrary']} className="my-4 flex items-center justify-center gap-3">
          <Button size="sm" disabled={page <= 1} onClick={() => setPage(page - 1)} icon={ChevronLeft}>
            {mediaMessages['media.previous']}
          </Button>
          <span role="status" className="tabular text-ink-2 text-sm">
            {mediaMessages['media.page']} {page}/{pages}
          </span>
          <Button size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {mediaMessages['media.next']}
            <ChevronRight aria-hidden="true" className="size-4" />
          </Button>
        </nav>
      )}
    </>
  );
}

/** A page of the viewer's library for the picker; the previous page stays until the next has loaded. */
function useMediaLibrary({ kind, search, page }: { kind: UploadKind; search: string; page: number }) {
  const query = new URLSearchParams({ page: String(page) });
  if (kind !== 'any') query.set('kind', kind);
  if (search) query.set('search', search);
  const { data, error, mutate } = useFetched(`/api/v1/media?${query}`, (address) => fetchData(mediaPage, address));
  return { data, error: error !== undefined, reload: () => void mutate() };
}
