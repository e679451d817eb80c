import { X } from 'lucide-react';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { removeAddressAction } from '../addresses.actions';
import { addressesMessages as words } from '../addresses.messages';

/** Takes an old address away; a toast offers to undo it. */
export function RemoveAddressForm({ path }: { path: string }) {
  return (
    <ActionForm action={removeAddressAction} fields={{ path }} className="contents">
      <SubmitButton
        look="quiet"
        size="sm"
        aria-label={`${words['addresses.remove']} ${path}`}
        className="whitespace-nowrap px-3!"
      >
        <X aria-hidden="true" className="size-4" />
        {words['addresses.remove']}
      </SubmitButton>
    </ActionForm>
  );
}
