'use client';

import { createContext, type ReactNode, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { newsroomMessages } from '../../workflow/workflow.messages';
import type { ConfirmedStep } from './confirmed-steps';
import { NewsStepForm } from './news-step-form';

/** Opens the dialog of a step; undefined before script. */
export const StepContext = createContext<((event: ConfirmedStep) => void) | undefined>(undefined);

type Props = { item: { id: number; version: number }; href: string; children: ReactNode };

/** The dialogs stand around the page of an item, so that they are there to tell the outcome when a step's button has gone. */
export function StepScope({ item, href, children }: Props) {
  const [asked, setAsked] = useState<ConfirmedStep>();
  const close = () => setAsked(undefined);
  return (
    <StepContext value={setAsked}>
      {children}
      <Dialog
        open={asked !== undefined}
        onClose={close}
        title={asked ? newsroomMessages[`newsroom.step.${asked}Title`].th : ''}
        width="md"
      >
        {asked && <NewsStepForm item={item} event={asked} href={href} onDone={close} onCancel={close} />}
      </Dialog>
    </StepContext>
  );
}
