import { EditDialog } from '@/components/ui/ordered/edit-dialog';
import { organisationEditorMessages as words } from '../edit/edit.messages';
import type { OrganisationItem } from '../edit/edit.queries';
import { CloseForm } from './close-form';
import { OfficePasswordForm } from './office-password-form';

type Props = { asked: string; item: OrganisationItem; path: string; mayShow: boolean };

/** The dialog that the URL requests, if the organisation's state allows it. */
export function OrganisationDialogs({ asked, item: { form, details }, path, mayShow }: Props) {
  const back = `${path}/${form.id}`;
  if (details.status !== 'open') return null;
  if (asked === 'close') {
    return (
      <EditDialog key="close" title={words['organisationEditor.closeTitle']} closeHref={back} alert>
        <CloseForm id={form.id} name={form.name} path={path} back={back} />
      </EditDialog>
    );
  }
  if (asked !== 'password' || !details.office?.open) return null;
  const { userName, address } = details.office;
  return (
    <EditDialog key="password" title={words['organisationEditor.passwordTitle']} closeHref={back}>
      <OfficePasswordForm
        id={form.id}
        userName={userName}
        address={address}
        path={path}
        back={back}
        mayShow={mayShow}
      />
    </EditDialog>
  );
}
