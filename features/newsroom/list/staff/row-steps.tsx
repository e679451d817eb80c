'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { ActionForm } from '@/components/ui/form/action-form';
import { FormContext } from '@/components/ui/form/form-context';
import type { ConfirmedStep } from '../../item/staff/confirmed-steps';
import { NewsStepForm } from '../../item/staff/news-step-form';
import { StepProblems } from '../../item/staff/step-problems';
import { transitionNewsAction } from '../../workflow/workflow.actions';
import { newsroomMessages } from '../../workflow/workflow.messages';

/** Id of the form to which the step buttons of all rows belong. */
export const ROW_STEPS = 'news-row-steps';

type Asked = { item: { id: number; version: number }; event: ConfirmedStep; href: string };
/** Opens the dialog of a row's step; undefined before hydration. */
export const RowStepContext = createContext<((asked: Asked) => void) | undefined>(undefined);

type Props = { path: string; children: ReactNode };

/** The form and the dialogs of the steps in the menus of a list's rows; both outlive a row that leaves the list. */
export function RowSteps({ path, children }: Props) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <RowStepContext value={setAsked}>
      <ActionForm
        id={ROW_STEPS}
        action={transitionNewsAction}
        showError={false}
        className="grid [&>[data-form-message]]:mb-3"
      >
        <RowProblems path={path} />
      </ActionForm>
      {children}
      <Dialog
        open={asked !== undefined}
        onClose={close}
        title={asked ? newsroomMessages[`newsroom.step.${asked.event}Title`] : ''}
        width="md"
      >
        {asked && <NewsStepForm {...asked} onDone={close} onCancel={close} />}
      </Dialog>
    </RowStepContext>
  );
}

/** Refusal of a row's step, with links to the item that it was for. */
function RowProblems({ path }: { path: string }) {
  const { values } = useContext(FormContext);
  const href = `${path}/${values?.step?.split(':')[0] ?? ''}`;
  return <StepProblems href={href} editHref={`${href}?edit=1&check=1`} />;
}
