import { DateTime } from '@/components/ui/date-time';
import { ActionForm } from '@/components/ui/form/action-form';
import type { Rung } from '../../workflow/ladder.rules';
import { transitionNewsAction } from '../../workflow/workflow.actions';
import { newsroomMessages } from '../../workflow/workflow.messages';
import type { NewsEvent } from '../../workflow/workflow.schema';
import { confirmedSteps } from './confirmed-steps';
import { type ItemLocation, itemHref, type ShownItem } from './item-page';
import { LEVEL_FIELDS, LevelField } from './level-field';
import { StepButton } from './step-button';
import { StepLink } from './step-link';
import { StepProblems } from './step-problems';

/** Steps by likelihood; the likeliest is the primary button. */
const LIKELIEST: readonly NewsEvent[] = ['unbin', 'publish', 'show', 'submit'];
/** Steps that are not buttons of the panel: those that ask first, and the level's, which the ladder has. */
const ELSEWHERE: readonly NewsEvent[] = [...confirmedSteps, 'lift'];

type Props = {
  item: ShownItem;
  place: ItemLocation;
  /** Steps that the viewer may take. */
  events: readonly NewsEvent[];
  /** Steps of the ladder that publishing may reach. */
  rungs: readonly Rung[];
  mayEdit: boolean;
  /** True if something else on the page is to be done first. */
  waits: boolean;
  now: Date;
};

/** Steps of the item: a plain form with a button for each; steps that need a confirmation link to their form. */
export function StepPanel({ item, place, events, rungs, mayEdit, waits, now }: Props) {
  const likeliest = waits ? undefined : LIKELIEST.find((event) => events.includes(event));
  const direct = events.filter((event) => !ELSEWHERE.includes(event));
  const inOrder = direct.toSorted((one, other) => Number(other === likeliest) - Number(one === likeliest));
  return (
    <section aria-labelledby="steps" className="rounded-md border border-line bg-surface p-5">
      <h2 id="steps" className="mb-3 text-lg">
        {newsroomMessages['newsroom.step.title']}
      </h2>
      <ActionForm
        action={transitionNewsAction}
        fields={{ id: item.id, version: item.version }}
        showError={false}
        className="grid gap-3"
      >
        <StepProblems
          own={LEVEL_FIELDS}
          href={itemHref(place)}
          editHref={mayEdit ? itemHref(place, { edit: '1', check: '1' }) : undefined}
        />
        {events.length === 0 && <p className="text-ink-2 text-sm">{newsroomMessages['newsroom.step.none']}</p>}
        {events.includes('publish') && <WhenPublished item={item} now={now} />}
        {events.includes('publish') && rungs.length > 1 && <LevelField rungs={rungs} />}
        {inOrder.map((event) => (
          <StepButton key={event} name="event" value={event} look={event === likeliest ? 'primary' : 'outline'}>
            {event === 'publish' && isAhead(item, now)
              ? newsroomMessages['newsroom.step.schedule']
              : newsroomMessages[`newsroom.event.${event}`]}
          </StepButton>
        ))}
        {confirmedSteps.map(
          (event) =>
            events.includes(event) && (
              <StepLink key={event} event={event} href={itemHref(place, { do: event })} quiet={event === 'bin'} />
            ),
        )}
      </ActionForm>
    </section>
  );
}

const isAhead = ({ content: { publishAt } }: ShownItem, now: Date): boolean =>
  publishAt !== null && Date.parse(publishAt) > now.getTime();

function WhenPublished({ item, now }: { item: ShownItem; now: Date }) {
  if (!isAhead(item, now)) {
    return <p className="font-normal text-ink-2 text-sm">{newsroomMessages['newsroom.step.now']}</p>;
  }
  return (
    <p className="font-normal text-ink-2 text-sm">
      {newsroomMessages['newsroom.step.at']} <DateTime at={item.publishAt} />
    </p>
  );
}
