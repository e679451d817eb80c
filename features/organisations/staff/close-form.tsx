'use client';

import { useRouter } from 'next/navigation';
import { ActionForm } from '@/components/ui/form/action-form';
import { useCloseDialog } from '@/components/ui/ordered/edit-dialog';
import { SaveButtons } from '@/components/ui/ordered/save-buttons';
import { organisationEditorMessages as words } from '../edit/edit.messages';
import { setOrganisationStatusAction } from '../organisations.actions';

type Props = { id: number; name: string; path: string; back: string };

/** Asks for confirmation before an organisation is closed; afterwards a toast offers to undo it. */
export function CloseForm({ id, name, path, back }: Props) {
  const close = useCloseDialog();
  const router = useRouter();
  const closed = () => {
    close();
    router.refresh();
  };
  return (
    <ActionForm action={setOrganisationStatusAction} fields={{ id, open: 'false', path }} onDone={closed}>
      <p className="wrap-anywhere font-strong">{name}</p>
      <p className="text-sm">{words['organisationEditor.closeText']}</p>
      <SaveButtons back={back} go={words['organisationEditor.close']} />
    </ActionForm>
  );
}
