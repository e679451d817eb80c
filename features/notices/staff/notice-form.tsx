'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { CheckboxField } from '@/components/ui/form/checkbox-field';
import { DateTimeField } from '@/components/ui/form/date-time-field';
import { Field } from '@/components/ui/form/field';
import { useFieldState } from '@/components/ui/form/form-context';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { RichTextEditor } from '@/components/ui/rich-text-editor/rich-text-editor';
import type { NoticeAudience, NoticeReach, Recipient } from '../audience/audience.schema';
import type { AudienceOptions } from '../audience/options.queries';
import { saveNoticeAction } from '../notices.actions';
import { noticesMessages as words } from '../notices.messages';
import type { Notice } from '../notices.queries';
import { BODY_BYTES, type NoticeMarks, TITLE_LENGTH } from '../notices.schema';
import { AttachmentsField } from './attachments-field';
import { AudienceField } from './audience-field';
import { PeopleField, type PeopleReach } from './people-field';

export type NoticeFormValues = Pick<Notice, 'title' | 'body' | 'files'> &
  Partial<NoticeMarks> & {
    id?: number;
    version?: number;
    deadlineAt: string | null;
    circles: NoticeAudience;
    named: readonly Recipient[];
    reach: NoticeReach;
    /** Set for a college, which sends to its users. */
    people?: PeopleReach;
  };

type Props = {
  start: NoticeFormValues;
  options: AudienceOptions;
  found: { search: string; items: readonly Recipient[] };
};

/** Default time of a deadline given as a day: the end of the working day. */
const DAY_END = '16:30';

/** Form of a draft: text, files, requests and audience. */
export function NoticeForm({ start, options, found }: Props) {
  return (
    <ActionForm action={saveNoticeAction} className="grid grid-cols-1 gap-6">
      {/* Default button for Enter: saves, instead of triggering the first other button of the form. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="id" value={start.id ?? ''} />
      <input type="hidden" name="version" value={start.version ?? ''} />
      <section className="grid grid-cols-1 gap-5 rounded-md border border-line bg-surface p-5">
        <Field name="title" label={words['notices.title']} defaultValue={start.title} maxLength={TITLE_LENGTH} />
        <BodyField stored={start.body} />
      </section>
      <AttachmentsField stored={start.files} />
      <section
        className="grid grid-cols-1 gap-5 rounded-md border border-line bg-surface p-5"
        aria-labelledby="wanted-title"
      >
        <h2 id="wanted-title" className="text-lg">
          {words['notices.wanted']}
        </h2>
        <CheckboxField
          name="mustRead"
          label={words['notices.mustRead']}
          hint={start.people ? undefined : words['notices.mustReadHint']}
          checked={start.mustRead}
        />
        {!start.people && (
          <CheckboxField
            name="answerWanted"
            label={words['notices.answerWanted']}
            hint={words['notices.answerWantedHint']}
            checked={start.answerWanted}
          />
        )}
        <DateTimeField
          name="deadlineAt"
          label={words['notices.deadline']}
          hint={words['notices.deadlineHint']}
          value={start.deadlineAt}
          time={DAY_END}
          optional
        />
      </section>
      {start.people ? (
        <PeopleField {...start.people} />
      ) : (
        <AudienceField options={options} stored={start.circles} named={start.named} reach={start.reach} found={found} />
      )}
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap justify-end gap-3 border-line border-t bg-paper px-4 py-3">
        <SubmitButton look="outline">{words['notices.save']}</SubmitButton>
        <SubmitButton look="outline" name="step" value="preview">
          {words['notices.preview']}
        </SubmitButton>
        <SubmitButton name="step" value="send">
          {words['notices.send']}…
        </SubmitButton>
      </div>
      <WarnUnsaved />
    </ActionForm>
  );
}

function BodyField({ stored }: { stored: string }) {
  const { error, value } = useFieldState('body');
  return (
    <div>
      <RichTextEditor
        name="body"
        label={words['notices.body']}
        value={value ?? stored}
        maxBytes={BODY_BYTES}
        invalid={error !== undefined}
        describedBy={error ? 'body-error' : undefined}
      />
      {error && (
        <p id="body-error" className="mt-1.5 font-normal text-bad text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
