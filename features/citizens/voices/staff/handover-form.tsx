'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { SelectField } from '@/components/ui/form/select-field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import type { HandoverTarget } from '../targets.queries';
import { OfficeField } from '../ui/office-field';
import { handOverVoiceAction } from '../voices.actions';
import { voicesMessages as words } from '../voices.messages';

type Props = {
  id: number;
  seen: string;
  targets: readonly HandoverTarget[];
  agency: boolean;
  /** True if the sender has a tracking code and sees the hand-over. */
  tracked: boolean;
};

/** Hands a voice to another office: one of a few, or for the agency's staff any by its name. */
export function HandoverForm({ id, seen, targets, agency, tracked }: Props) {
  return (
    <section className="grid gap-3 rounded-md border border-line bg-surface p-5">
      <h2 className="text-lg">{words['voices.handover']}</h2>
      <p className="text-ink-2 text-sm">{words[tracked ? 'voices.handoverLead' : 'voices.handoverUntracked']}</p>
      <ActionForm action={handOverVoiceAction} fields={{ id, seen }} className="grid gap-3">
        {agency ? (
          <OfficeField chosen={undefined} label={words['voices.handoverTo']} hint={words['voices.handoverHint']} />
        ) : (
          <SelectField
            name="to"
            label={words['voices.handoverTo']}
            choices={targets.map((target) => ({ value: String(target.id ?? 'agency'), label: target.name }))}
          />
        )}
        <TextAreaField
          name="reason"
          label={words['voices.reason']}
          hint={words['voices.reasonHint']}
          optional
          rows={2}
        />
        <SubmitRow look="outline" size="sm">
          {words['voices.handover']}
        </SubmitRow>
      </ActionForm>
    </section>
  );
}
