import { ChipLink } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { say } from '@/lib/messages/language';
import { interpolate } from '@/lib/time/format';
import { searchPageMessages as words } from '../page/page.messages';
import {
  type FilterNames,
  formatFilterField,
  getChosenFields,
  type SearchChoice,
  searchHref,
} from '../page/page.rules';

/** The active filters as chips; each removes its filter. */
export function ChosenFilters({ choice, names }: { choice: SearchChoice; names: FilterNames }) {
  const parts = getChosenFields(choice.filter);
  if (parts.length === 0) return null;
  return (
    <ul aria-label={say(words['search.chosen'])} className="flex flex-wrap items-center gap-2">
      {parts.map((part) => {
        const name = formatFilterField(choice.filter, part, names);
        return (
          <li key={part} className="max-w-full">
            <ChipLink
              href={searchHref(choice, { filter: { [part]: undefined } })}
              rel="nofollow"
              aria-label={interpolate(say(words['search.without']), { name })}
              className="border-gold-500! bg-surface"
            >
              <span className="truncate">{name}</span>
              <Icon name="x" className="size-4 shrink-0 text-ink-3" />
            </ChipLink>
          </li>
        );
      })}
      <li>
        <a
          href={searchHref(choice, { filter: withoutFields })}
          className="inline-flex min-h-10 items-center px-2 font-normal text-link text-sm underline"
        >
          {say(words['search.clear'])}
        </a>
      </li>
    </ul>
  );
}

const withoutFields = {
  ...{ section: undefined, categoryId: undefined, organisationId: undefined, provinceId: undefined },
  ...{ year: undefined, from: undefined, to: undefined },
};
