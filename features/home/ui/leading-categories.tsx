import type { CategoryNews } from '../page/home-page.queries';
import { SECTION_SIZES } from '../page/home-page.rules';
import { CategoryCards } from './category-cards';
import { CategoryFeature } from './category-feature';

/** The first categories in full: one as a line of cards, the other as a lead with rows beside it. */
export function LeadingCategories({ categories }: { categories: readonly CategoryNews[] }) {
  if (categories.length === 0) return null;
  return (
    <div className="page grid grid-cols-1 gap-8 py-6 md:gap-12 md:py-9">
      {categories.map((category) =>
        category.items.length < SECTION_SIZES.feature ? (
          <CategoryCards key={category.id} {...category} />
        ) : (
          <CategoryFeature key={category.id} {...category} />
        ),
      )}
    </div>
  );
}
