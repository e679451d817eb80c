'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { DateTimeField } from '@/components/ui/form/date-time-field';
import { Field } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { CheckboxField } from '@/components/ui/ordered/checkbox-field';
import { savePollAction } from '../../polls/polls.actions';
import { pollsMessages as words } from '../../polls/polls.messages';
import { DETAIL_LENGTH, type PollKind, pollKinds, TITLE_LENGTH } from '../../polls/polls.schema';

type PollFormValues = {
  id?: number;
  version?: number;
  kind: PollKind;
  title: string;
  detail: string;
  /** One per line. */
  options: string;
  opensAt?: Date;
  closesAt?: Date;
  visible: boolean;
};

/** Form of a new poll or consultation, or of one without votes. */
export function PollForm({ given }: { given: PollFormValues }) {
  return (
    <ActionForm
      action={savePollAction}
      fields={{ id: given.id, version: given.version }}
      className="grid max-w-read gap-5"
    >
      <SelectField
        name="kind"
        label={words['polls.kind'].th}
        defaultValue={given.kind}
        choices={pollKinds.map((kind) => ({ value: kind, label: words[`polls.kind.${kind}`].th }))}
      />
      <Field name="title" label={words['polls.title'].th} defaultValue={given.title} maxLength={TITLE_LENGTH} />
      <TextAreaField
        name="detail"
        label={words['polls.detail'].th}
        optional
        rows={5}
        maxLength={DETAIL_LENGTH}
        defaultValue={given.detail}
      />
      <TextAreaField
        name="options"
        label={words['polls.options'].th}
        hint={words['polls.optionsHint'].th}
        rows={5}
        defaultValue={given.options}
      />
      <DateTimeField
        name="opensAt"
        label={words['polls.opensAt'].th}
        value={given.opensAt?.toISOString()}
        time="08:30"
      />
      <DateTimeField
        name="closesAt"
        label={words['polls.closesAt'].th}
        value={given.closesAt?.toISOString()}
        time="16:30"
      />
      <CheckboxField name="visible" label={words['polls.visible'].th} checked={given.visible} />
      <SubmitRow>{words['polls.save'].th}</SubmitRow>
      <WarnUnsaved />
    </ActionForm>
  );
}
