import { ChipLink } from '@/components/ui/chip';
import { findTextLanguage } from '@/lib/messages/language';
import type { Category } from '../categories/categories.schema';

type Props = {
  label: string;
  /** Label of the choice "all categories". */
  everything: string;
  categories: readonly Pick<Category, 'id' | 'name'>[];
  chosen: number | undefined;
  hrefOf: (categoryId: number | undefined) => string;
};

/** Links to filter a page by category. */
export function CategoryChips({ label, everything, categories, chosen, hrefOf }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {[{ id: undefined, name: everything }, ...categories].map(({ id, name }) => (
          <li key={id ?? 'all'} className="max-w-full">
            <ChipLink href={hrefOf(id)} aria-current={id === chosen ? 'page' : undefined}>
              <span lang={findTextLanguage(name)} className="truncate">
                {name}
              </span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
