import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { SiteSettings } from '@/lib/site/schema';

const pages = [
  ['/en/', 'Home'],
  ['/en/about/', 'About'],
  ['/en/contact/', 'Contact'],
] as const;

type Props = { title: string; lead?: string; path: (typeof pages)[number][0]; site: SiteSettings; children: ReactNode };

/** An English page inside the Thai layout, with links to the other English pages and to the Thai version. */
export function EnglishPage({ title, lead, path, site, children }: Props) {
  return (
    <div lang="en" className="page pt-6 pb-16">
      <nav aria-label="English pages" className="mb-6 border-line border-b">
        <ul className="flex flex-wrap gap-x-6">
          {pages.map(([href, label]) => (
            <li key={href}>
              <a
                href={href}
                aria-current={href === path ? 'page' : undefined}
                className={clsx(
                  'inline-flex min-h-11 items-center border-transparent border-b-2 font-normal text-sm hover:text-link',
                  'aria-[current]:border-gold-500 aria-[current]:font-strong',
                )}
              >
                {label}
              </a>
            </li>
          ))}
          <li className="ms-auto">
            <a
              href={path.slice(3)}
              lang="th"
              hrefLang="th"
              className="inline-flex min-h-11 items-center font-normal text-link text-sm hover:underline"
            >
              ภาษาไทย
            </a>
          </li>
        </ul>
      </nav>
      <header className="mb-8">
        <p className="text-ink-2 text-sm">{site.agencyEn}</p>
        <h1 className="mt-1 text-2xl">{title}</h1>
        {lead && <p className="mt-2 max-w-read text-ink-2">{lead}</p>}
      </header>
      {children}
    </div>
  );
}

/** Plain text; each line becomes a paragraph. */
export function Paragraphs({ text }: { text: string }) {
  return text.split('\n').map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text have no other name and never move
    <p key={at} className="wrap-anywhere mb-3 max-w-read">
      {paragraph}
    </p>
  ));
}
