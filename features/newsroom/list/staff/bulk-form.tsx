'use client';

import clsx from 'clsx';
import { type ComponentProps, useCallback, useContext, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ActionForm } from '@/components/ui/form/action-form';
import { FormContext } from '@/components/ui/form/form-context';
import { SubmitButton } from '@/components/ui/form/submit-button';
import type { NewsroomTab } from '../counts.schema';
import { newsroomBulkMessages as words } from '../list.messages';
import { BulkConfirmDialog, type ConfirmedTask } from './bulk-confirm-dialog';
import { BulkMove } from './bulk-move';
import { BulkResults } from './bulk-results';
import { useChosen } from './use-chosen';

type BulkStep = 'publish' | 'submit' | 'unbin' | ConfirmedTask;

/** Steps offered under each tab; the server checks each item again. */
const stepsByTab: Readonly<Record<NewsroomTab, readonly BulkStep[]>> = {
  all: ['publish', 'hide', 'bin'],
  todo: ['publish', 'bin'],
  wait: ['publish', 'bin'],
  pending: ['hide', 'bin'],
  return: ['submit', 'publish', 'bin'],
  draft: ['submit', 'publish', 'bin'],
  allow: ['hide', 'bin'],
  scheduled: ['hide', 'bin'],
  hide: ['bin'],
  bin: ['unbin'],
};

type Props = {
  /** Server action of the form. */
  action: ComponentProps<typeof ActionForm>['action'];
  formId: string;
  categories: readonly { id: number; name: string }[];
  tab: NewsroomTab;
};

/**
 * Bulk actions for the chosen rows of a list: the form that their checkboxes belong to. With script it shows once a row
 * is chosen.
 */
export function BulkForm({ action, formId, categories, tab }: Props) {
  const { count, topics, chooseNone } = useChosen(formId);
  const [asked, setAsked] = useState<ConfirmedTask>('bin');
  const [open, setOpen] = useState(false);
  const isAnswered = useRef(false);
  const hearAnswer = useCallback(() => {
    isAnswered.current = true;
    setOpen(false);
  }, []);
  const closeAsk = () => {
    setOpen(false);
    // If the form's response closes the dialog, the focus would return to a button that is gone.
    if (isAnswered.current) document.querySelector<HTMLElement>(`#${formId} [data-form-message]`)?.focus();
  };
  const ask = (step: ConfirmedTask) => {
    isAnswered.current = false;
    setAsked(step);
    setOpen(true);
  };
  const chosen = `${words['newsroomBulk.chosen']} ${count} ${words['newsroomBulk.items']}`;
  return (
    <ActionForm id={formId} action={action} onDone={chooseNone} showError={false} className="mt-2 grid gap-3">
      <BulkErrors />
      <BulkResults topics={topics} onAnswer={hearAnswer} />
      <p role="status" className="sr-only">
        {count > 0 ? chosen : ''}
      </p>
      <fieldset
        aria-label={words['newsroomBulk.bar']}
        className={clsx(
          'fixed inset-x-3 bottom-3 lg:left-70 z-30 mx-auto flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line-strong bg-surface px-4 py-3 shadow-lift sm:w-fit noscript:static noscript:mx-0 noscript:shadow-none',
          count > 0 ? 'flex' : 'hidden noscript:flex',
        )}
      >
        <span className="tabular font-normal text-sm noscript:hidden">{chosen}</span>
        {stepsByTab[tab].map((step, index) => (
          <BulkStepButton key={step} step={step} first={index === 0} ask={ask} />
        ))}
        {tab !== 'bin' && <BulkMove categories={categories} />}
        <Button look="quiet" size="sm" onClick={chooseNone} className="noscript:hidden">
          {words['newsroomBulk.clear']}
        </Button>
      </fieldset>
      <BulkConfirmDialog asked={asked} count={count} open={open} onClose={closeAsk} />
    </ActionForm>
  );
}

type StepProps = { step: BulkStep; first: boolean; ask: (step: ConfirmedTask) => void };

function BulkStepButton({ step, first, ask }: StepProps) {
  const asks = step === 'hide' || step === 'bin' ? () => ask(step) : undefined;
  return (
    <SubmitButton
      name="event"
      value={step}
      size="sm"
      look={first && !asks ? 'primary' : 'outline'}
      onClick={
        asks &&
        ((event) => {
          event.preventDefault();
          asks();
        })
      }
    >
      {words[`newsroomBulk.${step}`]}
    </SubmitButton>
  );
}

/** Error of the whole form; if there are results per item, these show their errors. */
function BulkErrors() {
  const { error, values } = useContext(FormContext);
  if (error === undefined || values?.results !== undefined) return null;
  return (
    <div data-form-message tabIndex={-1}>
      <Alert kind="bad">{error}</Alert>
    </div>
  );
}
