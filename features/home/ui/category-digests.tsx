import clsx from 'clsx';
import type { CategoryNews } from '../page/home-page.queries';
import { CategoryDigest } from './category-digest';
import { listSpanClasses, spanGridClass } from './columns';

/** The other categories in short, in full lines of two or three; phones scroll them sideways. */
export function CategoryDigests({ categories }: { categories: readonly CategoryNews[] }) {
  if (categories.length === 0) return null;
  const spans = listSpanClasses(categories.length);
  return (
    <div className="page py-6 md:py-9">
      <div className={clsx('strip gap-x-10 gap-y-12', spanGridClass)}>
        {categories.map((category, index) => (
          <CategoryDigest key={category.id} {...category} className={spans[index]} />
        ))}
      </div>
    </div>
  );
}
