import { ExternalLink, KeyRound, Power } from 'lucide-react';
import { getButtonClass, LinkButton } from '@/components/ui/button';
import { ButtonForm } from '@/components/ui/ordered/button-form';
import { DialogLink } from '@/components/ui/ordered/dialog-link';
import { organisationEditorMessages as words } from '../edit/edit.messages';
import type { OrganisationItem } from '../edit/edit.queries';
import { setOrganisationStatusAction } from '../organisations.actions';

type Props = { item: OrganisationItem; path: string; edits: boolean };

/** Actions of an organisation. */
export function OrganisationActions({ item: { form, details }, path, edits }: Props) {
  const here = `${path}/${form.id}`;
  const isOpen = details.status === 'open';
  return (
    <>
      {isOpen && (
        <LinkButton href={`/organisations/${form.id}/`} size="sm" icon={ExternalLink}>
          {words['organisationEditor.public']}
        </LinkButton>
      )}
      {edits && isOpen && details.office?.open && (
        <DialogLink href={`${here}?ask=password`} className={getButtonClass({ size: 'sm' })}>
          <KeyRound aria-hidden="true" className="size-4" />
          {words['organisationEditor.newPassword']}
        </DialogLink>
      )}
      {edits && isOpen && (
        <DialogLink href={`${here}?ask=close`} className={getButtonClass({ size: 'sm' })}>
          <Power aria-hidden="true" className="size-4" />
          {words['organisationEditor.close']}
        </DialogLink>
      )}
      {edits && !isOpen && (
        <ButtonForm action={setOrganisationStatusAction} fields={{ id: form.id, open: true, path }}>
          <Power aria-hidden="true" className="size-4" />
          {words['organisationEditor.open']}
        </ButtonForm>
      )}
    </>
  );
}
