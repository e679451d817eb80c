'use client';

import { type ComponentProps, type MouseEvent, useContext, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { ActionForm } from '@/components/ui/form/action-form';
import { FormContext } from '@/components/ui/form/form-context';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { ChosenBar } from '@/components/ui/list/chosen/chosen-bar';
import { ChosenResults } from '@/components/ui/list/chosen/chosen-results';
import { useAsked } from '@/components/ui/list/chosen/use-asked';
import { type ChosenItem, useChosen } from '@/components/ui/list/chosen/use-chosen';
import type { NewsroomTab } from '../counts.schema';
import { newsroomBulkMessages as words } from '../list.messages';
import type { BulkTask } from '../list.schema';
import { BulkConfirmDialog, type ConfirmedTask, confirmedTasks } from './bulk-confirm-dialog';
import { BulkMove } from './bulk-move';

type BulkStep = Exclude<BulkTask, 'move'>;

/** Steps under each tab, as far as the viewer may take them for a chosen row; the server checks each item again. */
const stepsByTab: Readonly<Record<NewsroomTab, readonly BulkStep[]>> = {
  all: ['publish', 'hide', 'bin'],
  todo: ['publish', 'bin'],
  wait: ['publish', 'bin'],
  undecided: ['raise', 'pass', 'hide'],
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
  /** True for the agency, whose raised items are on the front page. */
  raisesToFront?: boolean;
};

/**
 * Bulk actions for the chosen rows of a list: the form that their checkboxes belong to. With script it shows once a row
 * is chosen.
 */
export function BulkForm({ action, formId, categories, tab, raisesToFront = false }: Props) {
  const { chosen, topics, chooseNone } = useChosen(formId);
  const sent = useRef<HTMLInputElement>(null);
  const { asked, open, ask, close, hearAnswer } = useAsked<ConfirmedTask>(formId, 'bin');
  const listFor = (task: BulkTask) => chosen.filter(({ tasks }) => tasks.includes(task));
  /** The form sends only rows on which the task may be run; without script it sends all, and the server refuses. */
  const send = (task: BulkTask) => {
    if (!sent.current) return;
    sent.current.value = JSON.stringify(listFor(task).map(({ id, version }) => ({ id, version })));
    sent.current.disabled = false;
  };
  const press = (step: BulkStep, event: MouseEvent) => {
    const asks = confirmedTasks.find((task) => task === step);
    if (!asks) return send(step);
    event.preventDefault();
    ask(asks);
  };
  const steps = stepsByTab[tab].filter((step) => chosen.length === 0 || listFor(step).length > 0);
  const movable = chosen.length === 0 || listFor('move').length > 0;
  return (
    <ActionForm id={formId} action={action} onDone={chooseNone} showError={false} className="mt-2 grid gap-3">
      <input ref={sent} type="hidden" name="items" disabled />
      <BulkErrors />
      <ChosenResults topics={topics} onAnswer={hearAnswer} itemLabel={words['newsroomBulk.item']} />
      <ChosenBar label={words['newsroomBulk.bar']} count={chosen.length} onClear={chooseNone}>
        {steps.map((step, index) => (
          <BulkStepButton
            key={step}
            step={step}
            first={index === 0}
            allowed={listFor(step)}
            chosen={chosen}
            press={press}
          />
        ))}
        {tab !== 'bin' && movable && <BulkMove categories={categories} onPress={() => send('move')} />}
      </ChosenBar>
      <BulkConfirmDialog
        asked={asked}
        raisesToFront={raisesToFront}
        items={listFor(asked)}
        left={chosen.length - listFor(asked).length}
        open={open}
        onClose={close}
        onConfirm={() => send(asked)}
      />
    </ActionForm>
  );
}

type StepProps = {
  step: BulkStep;
  first: boolean;
  /** Chosen rows, and those of them for which the viewer may take the step. */
  chosen: readonly ChosenItem[];
  allowed: readonly ChosenItem[];
  press: (step: BulkStep, event: MouseEvent) => void;
};

function BulkStepButton({ step, first, chosen, allowed, press }: StepProps) {
  const isPlain = step !== 'hide' && step !== 'bin';
  return (
    <SubmitButton
      name="event"
      value={step}
      size="sm"
      look={first && isPlain ? 'primary' : 'outline'}
      onClick={(event) => press(step, event)}
    >
      {words[`newsroomBulk.${step}`]}
      {allowed.length < chosen.length && ` (${allowed.length})`}
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
