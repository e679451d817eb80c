import clsx from 'clsx';
import { formatNumber } from '@/lib/time/format';

export type TabCount = {
  key: string;
  label: string;
  value: number;
  /** Address of the list with these rows. */
  href?: string;
  /** True for what should be 0. */
  warns?: boolean;
};

/** Numbers of a tab, each with a link to its list. */
export function TabCounts({ label, counts }: { label: string; counts: readonly TabCount[] }) {
  return (
    <section aria-label={label} className="my-6">
      <dl className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-5">
        {counts.map(({ key, label: title, value, href, warns }) => (
          <div key={key} className="flex flex-col rounded-md border border-line bg-surface px-4 py-3">
            <dt className="font-normal text-ink-2 text-xs">{title}</dt>
            <dd className={clsx('tabular font-light text-xl', warns && value > 0 && 'text-warn')}>
              {href && value > 0 ? (
                <a href={href} className="hover:underline">
                  <span className="sr-only">{title} </span>
                  {formatNumber(value)}
                </a>
              ) : (
                formatNumber(value)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
