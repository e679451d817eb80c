import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { ButtonForm } from '@/components/ui/ordered/button-form';
import { RowLink } from '@/components/ui/ordered/row-link';
import { siteSettingsMessages } from '@/lib/site/messages';
import { buildEntryActionHref } from '@/lib/site/rules';
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
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <Swatch {...entry} />
      <div className="min-w-48 flex-1">
        <p className="font-strong text-sm">
          {name} <span className="font-light text-ink-3 text-xs">{nameEn}</span>
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
        <RowLink
          href={buildEntryActionHref(path, 'edit', id)}
          icon={Pencil}
          label={`${words['categories.edit']} ${name}`}
        >
          {siteSettingsMessages['settings.edit']}
        </RowLink>
        {visible && (
          <RowLink
            href={buildEntryActionHref(path, 'hide', id)}
            icon={EyeOff}
            label={`${words['categories.hide']} ${name}`}
          >
            {words['categories.hide']}
          </RowLink>
        )}
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
        <RowLink
          href={buildEntryActionHref(path, 'delete', id)}
          icon={Trash2}
          label={`${words['categories.delete']} ${name}`}
        >
          {words['categories.delete']}
        </RowLink>
      </div>
    </div>
  );
}
