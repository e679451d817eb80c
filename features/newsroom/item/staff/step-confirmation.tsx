import { newsroomMessages } from '../../workflow/workflow.messages';
import type { ConfirmedStep } from './confirmed-steps';
import { NewsStepForm } from './news-step-form';

type Props = { item: { id: number; version: number }; event: ConfirmedStep; href: string };

/** Confirmation of a step on the page itself: for browsers without script, and for the URL of its dialog. */
export function StepConfirmation({ item, event, href }: Props) {
  return (
    <section aria-labelledby="asked" className="mb-6 max-w-read rounded-md border border-gold-500 bg-surface p-5">
      <h2 id="asked" className="mb-3 text-lg">
        {newsroomMessages[`newsroom.step.${event}Title`]}
      </h2>
      <NewsStepForm item={item} event={event} href={href} />
    </section>
  );
}
