import { Eye } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { ButtonForm } from '@/components/ui/ordered/button-form';
import { EntryLink } from '@/components/ui/ordered/entry-link';
import { siteSettingsMessages } from '@/lib/site/messages';
import { formatNumber } from '@/lib/time/format';
import { showCategoryAction } from '../categories.actions';
import { categoriesMessages as words } from '../categories.messages';
import type { CategoryEntry } from '../categories.schema';
import { Swatch } from './swatch';

const formatItemCount = (key: 'categories.items' | 'categories.readable', count: number) =>
  words[key].replace('{n}', formatNumber(count));

/** Row of the category list: swatch, item counts, visibility and actions. */
export function CategoryRow({ entry, path }: { entry: CategoryEntry; path: string }) {
  const { id, name, nameEn, section, visible, items, readable } = entry;
  const at = { path, id, name };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <Swatch {...entry} />
      <div className="min-w-48 flex-1">
        <p className="font-strong text-sm">
          {name} <span className="font-normal text-ink-3 text-xs">{nameEn}</span>
        </p>
        <p className="tabular text-ink-2 text-xs">
          {section === 'lifestyle' && `${words['categories.lifestyle']} · `}
          {formatItemCount('categories.items', items)} · {formatItemCount('categories.readable', readable)}
        </p>
      </div>
      <div className="md:w-28 md:text-end">
        <Badge tone={visible ? 'ok' : 'muted'}>{words[visible ? 'categories.shown' : 'categories.hidden']}</Badge>
      </div>
      <div className="flex flex-wrap md:min-w-64">
        <EntryLink kind="edit" {...at} words={siteSettingsMessages['settings.edit']} label={words['categories.edit']} />
        {visible && <EntryLink kind="hide" {...at} words={words['categories.hide']} />}
        {!visible && (
          <ButtonForm
            action={showCategoryAction}
            fields={{ id, visible: true }}
            label={`${words['categories.show']} ${name}`}
          >
            <Eye aria-hidden="true" className="size-4" />
            {words['categories.show']}
          </ButtonForm>
        )}
        <EntryLink kind="delete" {...at} words={words['categories.delete']} />
      </div>
    </div>
  );
}
