import { EntryLink } from '@/components/ui/ordered/entry-link';
import { formatNumber } from '@/lib/time/format';
import { regionsMessages as words } from '../regions.messages';
import type { Region } from '../regions.schema';

/** A region group in the list: its provinces and its actions. */
export function RegionRow({ region: { id, name, provinces }, path }: { region: Region; path: string }) {
  const at = { path, id, name };
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2">
      <div className="min-w-48 flex-1">
        <p className="font-strong text-sm">
          {name}{' '}
          <span className="tabular font-light text-ink-3 text-xs">
            {words['regions.count'].replace('{n}', formatNumber(provinces.length))}
          </span>
        </p>
        <p className="text-ink-2 text-xs">{provinces.map((province) => province.name).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap max-md:-ms-3">
        <EntryLink kind="edit" {...at} words={words['regions.editShort']} label={words['regions.edit']} />
        <EntryLink kind="delete" {...at} words={words['regions.delete']} />
      </div>
    </div>
  );
}
