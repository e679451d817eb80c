import type { SiteSettings } from '@/lib/site/schema';
import { EnglishPage, Paragraphs } from './english-page';

type Props = {
  site: SiteSettings;
  categories: readonly { id: number; name: string; nameEn: string | null; section: 'news' | 'lifestyle' }[];
};

const services = [
  ['/documents/', 'Documents', 'Operating documents and performance reports by fiscal year'],
  ['/participation/', 'Participation', 'Polls, consultations, suggestions and complaints'],
  ['/search/', 'Search', 'All published news; the words are Thai'],
  ['/contact/', 'Contact form', 'Write in Thai or in English'],
  ['/accessibility/', 'Accessibility', 'Text size, contrast, keyboard and screen readers'],
] as const;

/** Introduction and links to the main pages, for readers who don't read Thai. */
export function EnglishHome({ site, categories }: Props) {
  return (
    <EnglishPage
      title={site.brandEn}
      lead="News is published in Thai. These pages help you to find your way."
      path="/en/"
      site={site}
    >
      {site.aboutEn && <Paragraphs text={site.aboutEn} />}
      <section className="mt-8">
        <h2 className="mb-3 text-lg">News by category</h2>
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {categories.map(({ id, name, nameEn, section }) => (
            <li key={id} className="border-line border-b">
              <a
                href={section === 'news' ? `/news_group/?news_type=${id}` : '/lifeStyle/'}
                className="flex min-h-12 flex-wrap items-center gap-x-3 py-2 hover:text-link hover:underline"
              >
                <span className="font-normal">{nameEn ?? name}</span>
                {nameEn && (
                  <span lang="th" className="text-ink-2 text-sm">
                    {name}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-10">
        <h2 className="mb-3 text-lg">Services</h2>
        <ul className="max-w-read">
          {services.map(([href, label, text]) => (
            <li key={href} className="border-line border-b py-3">
              <a href={href} className="font-normal text-link hover:underline">
                {label}
              </a>
              <p className="text-ink-2 text-sm">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </EnglishPage>
  );
}
