import { Plus } from 'lucide-react';
import { buildEntryActionHref } from '@/lib/site/rules';
import { getButtonClass, LinkButton } from '../button';
import { DialogLink } from '../ordered/dialog-link';

/** Filled button over a list; its page has the form of a new entry. */
export function AddLink({ href, children }: { href: string; children: string }) {
  return (
    <LinkButton look="primary" href={href} icon={Plus}>
      {children}
    </LinkButton>
  );
}

/** Filled button over a list; opens the dialog of a new entry. */
export function AddDialogLink({ list, children }: { list: string; children: string }) {
  return (
    <DialogLink href={buildEntryActionHref(list, 'edit', 'new')} className={getButtonClass({ look: 'primary' })}>
      <Plus aria-hidden="true" className="size-4" />
      {children}
    </DialogLink>
  );
}
