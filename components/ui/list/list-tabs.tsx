import clsx from 'clsx';
import { formatUpTo } from './counted-up-to';

type Tab = { key: string; label: string; href: string; count?: number; current: boolean };

type Props = {
  label: string;
  tabs: readonly Tab[];
  /** Number up to which the tabs are counted: of more it is shown with a plus. */
  most?: number;
  /** True right below the headline, without room above. */
  tight?: boolean;
};

/** Tabs of a list, each with its count; the current one has a gold line. */
export function ListTabs({ label, tabs, most, tight }: Props) {
  return (
    <nav aria-label={label} className={clsx('overflow-x-auto border-line border-b', !tight && 'mt-4')}>
      <ul className="flex whitespace-nowrap">
        {tabs.map(({ key, href, current, count, label: words }) => (
          <li key={key}>
            <a
              href={href}
              aria-current={current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-2 border-transparent border-b-2 px-4 font-normal xl:px-3 text-ink-2 text-sm hover:text-ink aria-[current]:border-gold-500 aria-[current]:font-strong aria-[current]:text-link"
            >
              {words}
              {count !== undefined && <span className="tabular font-normal text-ink-3">{formatUpTo(count, most)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
