import { Pencil, Trash2 } from 'lucide-react';
import { RowLink } from '@/components/ui/ordered/row-link';
import { buildEntryActionHref } from '@/lib/site/rules';
import { formatNumber } from '@/lib/time/format';
import { regionsMessages as words } from '../regions.messages';
import type { Region } from '../regions.schema';

/** A region group in the list: its provinces and its actions. */
export function RegionRow({ region: { id, name, provinces }, path }: { region: Region; path: string }) {
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
        <RowLink href={buildEntryActionHref(path, 'edit', id)} icon={Pencil} label={`${words['regions.edit']} ${name}`}>
          {words['regions.editShort']}
        </RowLink>
        <RowLink
          href={buildEntryActionHref(path, 'delete', id)}
          icon={Trash2}
          label={`${words['regions.delete']} ${name}`}
        >
          {words['regions.delete']}
        </RowLink>
      </div>
    </div>
  );
}
