'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { CheckboxField } from '@/components/ui/form/checkbox-field';
import { DateTimeField } from '@/components/ui/form/date-time-field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { publishOutcomeAction, savePollTimesAction } from '../../polls/polls.actions';
import { pollsMessages as words } from '../../polls/polls.messages';
import { DETAIL_LENGTH, type Poll } from '../../polls/polls.schema';

/** Changes the end and visibility of a poll that has votes. */
export function PollTimesForm({ poll: { id, version, closesAt, visible } }: { poll: Poll }) {
  return (
    <ActionForm action={savePollTimesAction} fields={{ id, version }}>
      <DateTimeField name="closesAt" label={words['polls.closesAt'].th} value={closesAt.toISOString()} time="16:30" />
      <CheckboxField name="visible" label={words['polls.visible'].th} checked={visible} />
      <SubmitRow look="outline">{words['polls.save'].th}</SubmitRow>
    </ActionForm>
  );
}

const outcomeFields = ['outcome', 'outcomeChanges'] as const;

/** Publishes the outcome of a closed poll. */
export function PollOutcomeForm({ poll }: { poll: Poll }) {
  return (
    <ActionForm action={publishOutcomeAction} fields={{ id: poll.id, version: poll.version }}>
      {outcomeFields.map((name) => (
        <TextAreaField
          key={name}
          name={name}
          label={words[`polls.${name}`].th}
          optional={name === 'outcomeChanges'}
          rows={5}
          maxLength={DETAIL_LENGTH}
          defaultValue={poll[name]}
        />
      ))}
      <SubmitRow>{words['polls.publish'].th}</SubmitRow>
    </ActionForm>
  );
}
