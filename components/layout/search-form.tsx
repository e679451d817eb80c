import { Search } from 'lucide-react';
import { siteMessages } from '@/lib/site/messages';

const looks = {
  masthead: 'border-masthead-ink/40 text-masthead-ink placeholder:text-masthead-ink-2',
  panel: 'border-line-strong bg-surface text-ink placeholder:text-ink-3',
} as const;

/** Searches all news; a plain form, so it works without script. */
export function SearchForm({ look }: { look: keyof typeof looks }) {
  return (
    <search>
      <form action="/news_group/" method="get" className="relative">
        <Search
          aria-hidden="true"
          className={`pointer-events-none absolute start-4 top-1/2 size-4.5 -translate-y-1/2 ${look === 'panel' ? 'text-ink-3' : 'text-masthead-ink'}`}
        />
        <input
          type="search"
          name="search"
          aria-label={siteMessages['frame.search'].th}
          placeholder={siteMessages['frame.searchHint'].th}
          enterKeyHint="search"
          maxLength={200}
          className={`h-11 w-full rounded-full border bg-transparent ps-11 pe-4 font-light text-sm ${looks[look]}`}
        />
      </form>
    </search>
  );
}
