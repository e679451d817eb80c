import { ActionForm } from '@/components/ui/form/action-form';
import { CheckboxField } from '@/components/ui/form/checkbox-field';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { formatNumber } from '@/lib/time/format';
import { cancelImportAction, confirmImportAction, restartImportAction } from '../imports.actions';
import { importsMessages as words } from '../imports.messages';
import type { ImportCounts } from '../imports.schema';

type Props = { id: number; at: string };

/** Confirms a checked job; invalid rows are skipped only with consent. */
export function ConfirmImportForm({ id, at, counts }: Props & { counts: ImportCounts }) {
  const parts = (['new', 'changed', 'same', 'wrong'] as const).map(
    (verdict) => `${words[`imports.verdict.${verdict}`]} ${formatNumber(counts[verdict])}`,
  );
  const isNothing = counts.new + counts.changed === 0;
  const nothing = counts.same > 0 ? 'imports.nothingText' : 'imports.allWrong';
  return (
    <section className="grid gap-3 rounded-md border border-line bg-surface p-5">
      <h2 className="text-lg">{words['imports.confirmTitle']}</h2>
      <p className="tabular font-normal">{parts.join(' · ')}</p>
      <p className="max-w-read text-ink-2 text-sm">{words[isNothing ? nothing : 'imports.confirmText']}</p>
      {!isNothing && (
        <ActionForm action={confirmImportAction} fields={{ id, at }} className="grid justify-items-start gap-4">
          {counts.wrong > 0 && (
            <CheckboxField name="skip" label={`${words['imports.skip']} (${formatNumber(counts.wrong)})`} />
          )}
          <SubmitButton>{words['imports.confirm']}</SubmitButton>
        </ActionForm>
      )}
    </section>
  );
}

export const RestartImportForm = ({ id, at }: Props) => (
  <ActionForm action={restartImportAction} fields={{ id, at }}>
    <SubmitButton size="sm">{words['imports.again']}</SubmitButton>
  </ActionForm>
);

/** Cancels a job of which nothing was written yet. */
export const CancelImportForm = ({ id, at }: Props) => (
  <ActionForm action={cancelImportAction} fields={{ id, at }}>
    <SubmitButton look="outline" size="sm">
      {words['imports.cancel']}
    </SubmitButton>
  </ActionForm>
);
