import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/section-heading';
import { systemMessages as words } from '../system/system.messages';

type Props = { id: string; title: string; children: ReactNode; more?: { href: string; text: string; label?: string } };

/** A part of the screen under its heading. */
export function SystemSection({ id, title, children, more }: Props) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <SectionHeading id={id} size="lg" {...(more && { more })}>
        {title}
      </SectionHeading>
      {children}
    </section>
  );
}

/** In the place of a fact that could not be read. */
export const Unreadable = () => <p className="text-ink-2 text-sm">{words['system.unreadable']}</p>;
