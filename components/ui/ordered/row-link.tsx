import type { LucideIcon } from 'lucide-react';
import { getButtonClass } from '../button';
import { DialogLink } from './dialog-link';

type Props = { href: string; icon: LucideIcon; label: string; children: string };

/** Small action at the end of a row that opens a dialog. */
export function RowLink({ href, icon: Icon, label, children }: Props) {
  return (
    <DialogLink
      href={href}
      aria-label={label}
      className={getButtonClass({ look: 'quiet', size: 'sm' }, 'whitespace-nowrap px-3!')}
    >
      <Icon aria-hidden="true" className="size-4" />
      {children}
    </DialogLink>
  );
}
