import clsx from 'clsx';
import { say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import { siteMessages } from '@/lib/site/messages';
import { Name } from '../line-text/name';

type Crumb = { label: string; href?: string };

/** Breadcrumbs from the home page; the last one is this page. */
export function Breadcrumbs({ items }: { items: Crumb[] }) {
  return (
    <Trail
      crumbs={[{ label: say(siteMessages['menu.home']), href: localHref('/') }, ...items]}
      className="mb-2 md:mb-4"
    />
  );
}

/** Breadcrumbs in a row; the one without an address is the page itself, cut to one line. */
export function Trail({ crumbs, className }: { crumbs: Crumb[]; className: string }) {
  return (
    <nav aria-label={say(siteMessages['frame.breadcrumbs'])} className={clsx(className, 'print:hidden')}>
      <ol className="flex flex-wrap items-center gap-x-2 font-normal text-ink-3 text-xs">
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className={clsx('flex min-w-0 items-center gap-x-2', !href && 'grow basis-48')}>
            {index > 0 && <span aria-hidden="true">›</span>}
            {href ? (
              <a href={href} className="py-1 hover:text-link hover:underline">
                <Name>{label}</Name>
              </a>
            ) : (
              <span aria-current="page" className="truncate py-1">
                <Name>{label}</Name>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
