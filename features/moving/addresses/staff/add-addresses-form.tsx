import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { saveAddressesAction } from '../addresses.actions';
import { addressesMessages as words } from '../addresses.messages';
import { AddressFile } from './address-file';

/** Form for pairs of an old and a new address, typed, pasted or read from a CSV file. */
export function AddAddressesForm() {
  return (
    <details className="mb-6 max-w-read rounded-md border border-line bg-surface p-4">
      <summary className="cursor-pointer font-normal">{words['addresses.add']}</summary>
      <ActionForm action={saveAddressesAction} className="mt-3 grid gap-3">
        <TextAreaField name="lines" label={words['addresses.lines']} hint={words['addresses.linesHint']} rows={6} />
        <AddressFile />
        <SubmitButton className="justify-self-start">{words['addresses.save']}</SubmitButton>
      </ActionForm>
    </details>
  );
}
