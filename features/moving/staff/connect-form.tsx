import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { KEY_LENGTH } from '../connect/connect.schema';
import { moveScreenMessages as words } from '../move-screen.messages';
import { connectSourceAction } from '../moving.actions';
import type { Source } from '../sources.queries';

/** Form of a connection to an old portal; the stored key is never sent to the browser. */
export function ConnectForm({ source }: { source?: Source }) {
  return (
    <ActionForm action={connectSourceAction} fields={{ id: source?.id }} className="grid max-w-xl gap-5">
      <Field
        name="name"
        label={words['moveScreen.name']}
        hint={words['moveScreen.nameHint']}
        defaultValue={source?.name}
        maxLength={120}
        optional
      />
      <Field
        name="address"
        label={words['moveScreen.address']}
        hint={words['moveScreen.addressHint']}
        defaultValue={source?.address}
        inputMode="url"
        autoComplete="off"
      />
      <Field
        name="apiKey"
        label={words['moveScreen.apiKey']}
        hint={words[source?.hasKey ? 'moveScreen.apiKeyKept' : 'moveScreen.apiKeyHint']}
        optional={source?.hasKey === true}
        maxLength={KEY_LENGTH}
        type="password"
        autoComplete="off"
      />
      <Field
        name="mediaBase"
        label={words['moveScreen.mediaBase']}
        hint={words['moveScreen.mediaBaseHint']}
        defaultValue={source?.mediaBase ?? undefined}
        inputMode="url"
        autoComplete="off"
        optional
      />
      <SubmitRow>{words['moveScreen.connectGo']}</SubmitRow>
    </ActionForm>
  );
}
