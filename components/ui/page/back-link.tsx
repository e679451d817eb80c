import { ArrowLeft } from 'lucide-react';
import { LinkButton } from '../button';

/** Link from an entry back to its list. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <LinkButton href={href} size="sm" icon={ArrowLeft}>
      {children}
    </LinkButton>
  );
}
