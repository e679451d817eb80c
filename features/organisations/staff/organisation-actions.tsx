import { ExternalLink, HeartPulse, KeyRound, Power } from 'lucide-react';
import { getButtonClass, LinkButton } from '@/components/ui/button';
import { ButtonForm } from '@/components/ui/ordered/button-form';
import { DialogLink } from '@/components/ui/ordered/dialog-link';
import { organisationEditorMessages as words } from '../edit/edit.messages';
import type { OrganisationItem } from '../edit/edit.queries';
import { setOrganisationStatusAction } from '../organisations.actions';

/** `page` is the address of the whole organisation's page, undefined for viewers who have none. */
type Props = { item: OrganisationItem; path: string; edits: boolean; page: string | undefined };

/** Actions of an organisation. */
export function OrganisationActions({ item: { form, details }, path, edits, page }: Props) {
  const here = `${path}/${form.id}`;
  const isOpen = details.status === 'open';
  return (
    <>
      {page && (
        <LinkButton href={`${page}/${form.id}`} size="sm" icon={HeartPulse}>
          {words['organisationEditor.overview']}
        </LinkButton>
      )}
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
