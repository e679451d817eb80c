import { ChipLink } from '@/components/ui/chip';
import { SectionHeading } from '@/components/ui/section-heading';
import { toSafeTarget } from '@/lib/http/safe-target';
import { findTextLanguage, say } from '@/lib/messages/language';
import { linkTo } from '@/lib/public-pages/english';
import { siteMessages } from '@/lib/site/messages';
import type { UsefulLink } from '@/lib/site/schema';

/** Links to other sites that readers of this one need. */
export function UsefulLinks({ links }: { links: readonly UsefulLink[] }) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="useful-links" className="page lazy tall-15 lg:tall-12 py-6">
      <SectionHeading id="useful-links" size="lg">
        {say(siteMessages['frame.links'])}
      </SectionHeading>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ id, label, target }) => (
          <li key={id} className="max-w-full">
            <ChipLink {...linkTo(toSafeTarget(target))} rel="noopener">
              <span lang={findTextLanguage(label)} className="truncate">
                {label}
              </span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
