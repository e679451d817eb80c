'use client';

import { CheckField } from '@/components/ordered/check-field';
import { ActionForm } from '@/components/ui/action-form';
import { Field } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/submit-button';
import { WarnUnsaved } from '@/components/ui/warn-unsaved';
import { settingsMessages } from '@/lib/site/messages';
import { save } from '@/lib/traffic/actions';
import { trafficMessages as words } from '@/lib/traffic/messages';

type Props = { setting: { on: boolean; days: number } };

/** Whether traffic is logged, and how long it is kept. */
export function TrafficForm({ setting }: Props) {
  return (
    <ActionForm action={save} className="grid max-w-read gap-5">
      <CheckField name="on" label={words['traffic.on'].th} hint={words['traffic.onHint'].th} checked={setting.on} />
      <div className="max-w-60">
        <Field
          name="days"
          label={words['traffic.days'].th}
          hint={words['traffic.daysHint'].th}
          defaultValue={setting.days}
          inputMode="numeric"
          className="tabular"
        />
      </div>
      <div>
        <SubmitButton>{settingsMessages['settings.save'].th}</SubmitButton>
      </div>
      <WarnUnsaved />
    </ActionForm>
  );
}
