import { SectionHeading } from '@/components/ui/section-heading';
import { Sheet, SheetButton, SheetDot } from '@/components/ui/sheet/sheet';
import { say } from '@/lib/messages/language';
import { formatNumber, formatYear } from '@/lib/time/format';
import { CategoryChips } from '../../ui/category-chips';
import { archiveMessages as words } from '../archive.messages';
import { archiveHref, formatMonthName, groupByYear } from '../archive.rules';
import type { ArchiveMonth, ArchivePage } from '../archive.schema';

/** Id of the sheet that holds the categories in small windows. */
const CATEGORY_SHEET = 'archive-categories';

type Props = { shown: Extract<ArchivePage, { kind: 'months' }> };

/** Months with public items, by year. */
export function ArchiveView({ shown: { period, category, categories, months } }: Props) {
  return (
    <>
      <p className="flex items-center border-line border-b font-normal text-ink-2 text-sm lg:hidden">
        {category?.name ?? say(words['archive.everything'])}
        <SheetDot />
        <SheetButton sheet={CATEGORY_SHEET}>{say(words['archive.choose'])}</SheetButton>
      </p>
      <Sheet id={CATEGORY_SHEET} title={say(words['archive.choose'])}>
        <CategoryChips
          label={say(words['archive.category'])}
          everything={say(words['archive.everything'])}
          categories={categories}
          chosen={category?.id}
          hrefOf={(id) => archiveHref(period, id)}
        />
      </Sheet>
      <Years months={months} categoryId={category?.id} />
    </>
  );
}

function Years({ months, categoryId }: { months: readonly ArchiveMonth[]; categoryId: number | undefined }) {
  return groupByYear(months).map(({ year, months: ofYear }) => (
    <section key={year} aria-labelledby={`year-${year}`} className="mt-6 lg:mt-10">
      <SectionHeading id={`year-${year}`}>
        {say(words['archive.year']).replace('{year}', String(formatYear(year)))}
      </SectionHeading>
      <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-4">
        {ofYear.map((month) => (
          <li key={month.month} className="border-line border-b">
            <a
              href={archiveHref(month, categoryId)}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 py-2 font-normal hover:text-link"
            >
              {formatMonthName(month.month)}
              {month.count !== undefined && (
                <span className="tabular text-ink-3 text-xs">
                  {say(words['archive.count']).replace('{n}', formatNumber(month.count))}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
