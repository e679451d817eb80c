import { ExternalLink, KeyRound, Power } from 'lucide-react';
import { buttonClass, LinkButton } from '@/components/ui/button';
import { AskLink } from '@/components/ui/ordered/ask-link';
import { SmallForm } from '@/components/ui/ordered/small-form';
import { organisationEditorMessages as words } from '../edit/edit.messages';
import type { OrganisationItem } from '../edit/edit.schema';
import { setOpen } from '../organisations.actions';

type Props = { item: OrganisationItem; path: string; edits: boolean };

/** What can be done with an organisation as a whole. */
export function OrganisationActions({ item: { form, facts }, path, edits }: Props) {
  const here = `${path}/${form.id}`;
  const isOpen = facts.status === 'open';
  return (
    <>
      {isOpen && (
        <LinkButton href={`/organisations/${form.id}/`} size="sm">
          <ExternalLink aria-hidden="true" className="size-4" />
          {words['organisationEditor.public'].th}
        </LinkButton>
      )}
      {edits && isOpen && facts.office?.open && (
        <AskLink href={`${here}?ask=password`} className={buttonClass({ size: 'sm' })}>
          <KeyRound aria-hidden="true" className="size-4" />
          {words['organisationEditor.newPassword'].th}
        </AskLink>
      )}
      {edits && isOpen && (
        <AskLink href={`${here}?ask=close`} className={buttonClass({ size: 'sm' })}>
          <Power aria-hidden="true" className="size-4" />
          {words['organisationEditor.close'].th}
        </AskLink>
      )}
      {edits && !isOpen && (
        <SmallForm action={setOpen} fields={{ id: form.id, open: true, path }}>
          <Power aria-hidden="true" className="size-4" />
          {words['organisationEditor.open'].th}
        </SmallForm>
      )}
    </>
  );
}
