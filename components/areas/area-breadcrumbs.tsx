import { siteMessages } from '@/lib/site/messages';

type Crumb = { label: string; href?: string };

/** The way from the area's home to here; nothing on the home itself. */
export function AreaBreadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label={siteMessages['frame.breadcrumbs'].th} className="mb-1 print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 font-normal text-ink-3 text-xs">
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">›</span>}
            {href ? (
              <a href={href} className="py-1 hover:text-link hover:underline">
                {label}
              </a>
            ) : (
              <span aria-current="page" className="line-clamp-1 py-1">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
