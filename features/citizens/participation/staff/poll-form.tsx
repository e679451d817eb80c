'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { bindFields } from '@/components/ui/form/bind-fields';
import { CheckboxField } from '@/components/ui/form/checkbox-field';
import { DateTimeField } from '@/components/ui/form/date-time-field';
import { Field } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { savePollAction } from '../../polls/polls.actions';
import { pollsMessages as words } from '../../polls/polls.messages';
import { DETAIL_LENGTH, type Poll, pollKinds, TITLE_LENGTH } from '../../polls/polls.schema';

/** The poll; `options` are its labels, one per line. */
type PollFormValues = Pick<Poll, 'kind' | 'title' | 'detail' | 'visible'> &
  Partial<Pick<Poll, 'id' | 'version' | 'opensAt' | 'closesAt'>> & { options: string };

/** Form of a new poll or consultation, or of one without votes. */
export function PollForm({ given }: { given: PollFormValues }) {
  const field = bindFields(words, 'polls', given);
  return (
    <ActionForm
      action={savePollAction}
      fields={{ id: given.id, version: given.version }}
      className="grid max-w-read gap-5"
    >
      <SelectField
        {...field('kind')}
        choices={pollKinds.map((kind) => ({ value: kind, label: words[`polls.kind.${kind}`].th }))}
      />
      <Field {...field('title')} maxLength={TITLE_LENGTH} />
      <TextAreaField {...field('detail')} optional rows={5} maxLength={DETAIL_LENGTH} />
      <TextAreaField {...field('options')} rows={5} />
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
