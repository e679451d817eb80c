'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { bindFields } from '@/components/ui/form/bind-fields';
import { Field } from '@/components/ui/form/field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { fieldMessages } from '@/components/ui/messages/fields/messages';
import { startTrafficExportAction } from '../traffic-log.actions';
import { trafficMessages as words } from '../traffic-log.messages';

/** Form of an export: a window of one day and the reason, which is audited before the download. */
export function TrafficExportForm() {
  const field = bindFields(words, 'traffic');
  return (
    <ActionForm action={startTrafficExportAction} className="grid max-w-read gap-5">
      <div className="grid gap-5 sm:grid-cols-3">
        <Field {...field('day')} placeholder={fieldMessages['ui.dayPlace'].th} inputMode="numeric" autoComplete="off" />
        {(['from', 'to'] as const).map((name) => (
          <Field
            key={name}
            name={name}
            label={words[`traffic.${name}`]}
            hint={words['traffic.timeHint']}
            optional
            placeholder={fieldMessages['ui.timePlace']}
            autoComplete="off"
          />
        ))}
      </div>
      <Field {...field('reason')} maxLength={500} autoComplete="off" />
      <SubmitRow>{words['traffic.download']}</SubmitRow>
    </ActionForm>
  );
}
