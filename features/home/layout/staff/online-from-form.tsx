import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { siteSettingsMessages } from '@/lib/site/messages';
import { saveOnlineFromAction } from '../layout.actions';
import { layoutMessages as words } from '../layout.messages';

/** Form for the number of online visitors from which the front page shows their figures. */
export function OnlineFromForm({ onlineFrom }: { onlineFrom: number }) {
  return (
    <ActionForm action={saveOnlineFromAction} className="mt-4 grid max-w-read gap-3">
      <Field
        name="onlineFrom"
        label={words['layout.onlineFrom']}
        hint={words['layout.onlineFromHint']}
        defaultValue={onlineFrom}
        inputMode="numeric"
        className="tabular max-w-40"
      />
      <div>
        <SubmitButton look="outline" size="sm">
          {siteSettingsMessages['settings.save']}
        </SubmitButton>
      </div>
    </ActionForm>
  );
}
