import { siteMessages } from '@/lib/site/messages';

type Crumb = { label: string; href?: string };

/** The way from the home page to here; the last crumb is this page. */
export function Breadcrumbs({ items }: { items: Crumb[] }) {
  const crumbs: Crumb[] = [{ label: siteMessages['menu.home'].th, href: '/' }, ...items];
  return (
    <nav aria-label={siteMessages['frame.breadcrumbs'].th} className="mb-4 print:hidden">
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
