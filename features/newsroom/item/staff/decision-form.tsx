import { DateTime } from '@/components/ui/date-time';
import { ActionForm } from '@/components/ui/form/action-form';
import { controlClass } from '@/components/ui/form/field';
import { reviewMessages as words } from '../../review/review.messages';
import { Hint } from '../../review/staff/keys-help';
import { ReturnButton } from '../../review/staff/return-button';
import { transitionNewsAction } from '../../workflow/workflow.actions';
import { newsroomMessages as steps } from '../../workflow/workflow.messages';
import { type ItemLocation, type ItemPage, itemHref } from './item-page';
import { StepButton } from './step-button';
import { StepProblems } from './step-problems';

/** Decision on a waiting item, in the review bar. The form outlives it, to show the outcome. */
export function DecisionForm({ page, place }: { page: ItemPage; place: ItemLocation }) {
  const { item, mayEdit, review, events, now } = page;
  const isOpen = review?.task === 'item';
  const rungs = page.rungs.filter(({ move }) => move);
  const { publishAt } = item.content;
  const isAhead = publishAt !== null && Date.parse(publishAt) > now.getTime();
  return (
    <ActionForm
      action={transitionNewsAction}
      fields={{ id: item.id, version: item.version }}
      showError={false}
      className="contents"
    >
      {isOpen && (
        <>
          <div className="basis-full empty:hidden">
            <StepProblems
              href={itemHref(place)}
              editHref={mayEdit ? itemHref(place, { edit: '1', check: '1' }) : undefined}
            />
          </div>
          {isAhead && (
            <span className="font-normal text-ink-2 text-sm max-lg:hidden">
              <DateTime at={publishAt} />
            </span>
          )}
          {rungs.length > 1 && (
            <select
              name="level"
              aria-label={words['review.level']}
              className={`${controlClass} w-auto! max-w-44 text-sm!`}
            >
              {rungs.map(({ level, place: rung }) => (
                <option key={level} value={level}>
                  {steps[`newsroom.rung.${rung}`]}
                </option>
              ))}
            </select>
          )}
          <span data-key="approve">
            <StepButton name="event" value="publish" look="primary" aria-keyshortcuts="A" className="max-sm:px-3.5">
              {isAhead ? words['review.schedule'] : <ApproveWords />}
              <Hint>A</Hint>
            </StepButton>
          </span>
          {events.includes('return') && (
            <span data-key="return">
              <ReturnButton href={itemHref(place, { do: 'return' })} />
            </span>
          )}
        </>
      )}
    </ActionForm>
  );
}

/** Short on phones. */
const ApproveWords = () => (
  <span>
    {words['review.approve']}
    <span className="max-sm:hidden">{words['review.approveRest']}</span>
  </span>
);
