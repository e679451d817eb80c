import { SectionHeading } from '@/components/ui/section-heading';
import { areasMessages } from '@/lib/areas/messages';
import type { MenuEntry, MenuSection } from '@/lib/areas/schema';
import { areaIcons } from '../icons';

/** All screens of the area by menu section, except its home. */
export function ScreenDirectory({ sections, home }: { sections: MenuSection[]; home: string }) {
  return mergeOwnSection(sections).map(({ name, title, entries }) => (
    <section key={name} aria-labelledby={`places-${name}`} className="mb-8">
      <SectionHeading id={`places-${name}`} size="lg">
        {title ?? areasMessages['areas.places']}
      </SectionHeading>
      <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
        {entries
          .filter(({ href }) => href !== home)
          .map((entry) => (
            <li key={entry.href} className="border-line border-b">
              <ScreenLink entry={entry} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** Moves the one or two entries of the account into the main section: they are too few for one of their own. */
function mergeOwnSection(sections: MenuSection[]): MenuSection[] {
  const own = sections.find(({ name }) => name === 'own')?.entries ?? [];
  const others = sections.filter(({ name }) => name !== 'own');
  return others.map((part) => (part.name === 'main' ? { ...part, entries: [...part.entries, ...own] } : part));
}

function ScreenLink({ entry: { href, title, lead, icon } }: { entry: MenuEntry }) {
  const Icon = areaIcons[icon];
  return (
    <a href={href} className="group flex h-full gap-4 py-3 sm:py-3.5">
      <Icon aria-hidden="true" className="mt-0.5 size-5.5 shrink-0 text-gold-700" strokeWidth={1.5} />
      <span className="min-w-0">
        <span className="block font-strong text-sm transition-colors group-hover:text-link">{title.th}</span>
        <span className="line-clamp-2 text-ink-2 text-xs max-sm:hidden">{lead}</span>
      </span>
    </a>
  );
}
