'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import type { FormFeedback } from '@/components/ui/form/form-context';
import { PasswordLetterForm } from '@/components/ui/form/password-letter-form';
import { SelectField } from '@/components/ui/form/select-field';
import { useCloseDialog } from '@/components/ui/ordered/edit-dialog';
import { SaveButtons } from '@/components/ui/ordered/save-buttons';
import { organisationEditorMessages as words } from '../edit/edit.messages';
import { givePasswordAction } from '../organisations.actions';
import { IssuedPassword } from './issued-password';

type Props = {
  id: number;
  userName: string;
  /** Address for a mail; undefined if none is on record. */
  address?: string;
  path: string;
  back: string;
  /** True if a new password may be shown on the screen. */
  mayShow: boolean;
};

/**
 * Form for a new office password: mailed, printed as a letter, or shown once in place of the form if the setting allows
 * it.
 */
export function OfficePasswordForm({ id, userName, address, path, back, mayShow }: Props) {
  const close = useCloseDialog();
  const closeUnlessShown = ({ values }: FormFeedback) => {
    if (!values?.given) close();
  };
  const letter = (
    <PasswordLetterForm
      text={words['organisationEditor.letterText']}
      submitLabel={words['organisationEditor.letter']}
      fields={{ organisation: String(id) }}
    />
  );
  if (!address && !mayShow) return letter;
  return (
    <>
      <ActionForm action={givePasswordAction} onDone={closeUnlessShown}>
        <IssuedPassword>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="path" value={path} />
          <p className="text-sm">
            {words['organisationEditor.userName']} <span className="tabular font-strong">{userName}</span>
          </p>
          <p className="text-sm">{words['organisationEditor.passwordText']}</p>
          <SelectField
            name="delivery"
            label={words['organisationEditor.way']}
            hint={address && `${words['organisationEditor.email']}: ${address}`}
            defaultValue={address ? 'mail' : 'show'}
            choices={[
              ...(address ? [{ value: 'mail', label: words['organisationEditor.delivery.mail'] }] : []),
              ...(mayShow ? [{ value: 'show', label: words['organisationEditor.delivery.show'] }] : []),
            ]}
          />
          <SaveButtons back={back} go={words['organisationEditor.give']} />
        </IssuedPassword>
      </ActionForm>
      {letter}
    </>
  );
}
