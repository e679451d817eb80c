import { ChipLink } from '@/components/ui/chip';
import { SectionHeading } from '@/components/ui/section-heading';
import { toSafeTarget } from '@/lib/http/safe-target';
import { siteMessages } from '@/lib/site/messages';
import type { UsefulLink } from '@/lib/site/schema';

/** Links to other sites that readers of this one need. */
export function UsefulLinks({ links }: { links: readonly UsefulLink[] }) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="useful-links" className="page py-6">
      <SectionHeading id="useful-links" size="lg">
        {siteMessages['frame.links'].th}
      </SectionHeading>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ id, label, target }) => (
          <li key={id} className="max-w-full">
            <ChipLink href={toSafeTarget(target)} rel="noopener">
              <span className="truncate">{label}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
