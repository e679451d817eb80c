'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { CheckboxField } from '@/components/ui/form/checkbox-field';
import { Field } from '@/components/ui/form/field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { siteSettingsMessages } from '@/lib/site/messages';
import { saveTrafficSettingAction } from '../traffic-log.actions';
import { trafficMessages as words } from '../traffic-log.messages';

type Props = { setting: { on: boolean; days: number } };

/** Form of the traffic log's setting: on or off, and its retention. */
export function TrafficSettingForm({ setting }: Props) {
  return (
    <ActionForm action={saveTrafficSettingAction} className="grid max-w-read gap-5">
      <CheckboxField name="on" label={words['traffic.on']} hint={words['traffic.onHint']} checked={setting.on} />
      <div className="max-w-60">
        <Field
          name="days"
          label={words['traffic.days']}
          hint={words['traffic.daysHint']}
          defaultValue={setting.days}
          inputMode="numeric"
          className="tabular"
        />
      </div>
      <SubmitRow>{siteSettingsMessages['settings.save']}</SubmitRow>
      <WarnUnsaved />
    </ActionForm>
  );
}
