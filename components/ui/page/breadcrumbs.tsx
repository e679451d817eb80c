import clsx from 'clsx';
import { siteMessages } from '@/lib/site/messages';

type Crumb = { label: string; href?: string };

/** Breadcrumbs from the home page; the last one is this page. */
export function Breadcrumbs({ items }: { items: Crumb[] }) {
  return <Trail crumbs={[{ label: siteMessages['menu.home'].th, href: '/' }, ...items]} className="mb-2 md:mb-4" />;
}

/** Breadcrumbs in a row; the one without an address is the page itself, cut to one line. */
export function Trail({ crumbs, className }: { crumbs: Crumb[]; className: string }) {
  return (
    <nav aria-label={siteMessages['frame.breadcrumbs'].th} className={clsx(className, 'print:hidden')}>
      <ol className="flex flex-wrap items-center gap-x-2 font-normal text-ink-3 text-xs">
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">›</span>}
            {href ? (
              <a href={href} className="py-1 hover:text-link hover:underline">
                {label}
              </a>
            ) : (
              <span aria-current="page" className="truncate py-1">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
