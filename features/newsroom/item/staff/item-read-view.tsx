import type { ReactNode } from 'react';
import { ItemBody } from '@/features/news/item/ui/item-body';
import { takeBackDecisionAction } from '../../review/review.actions';
import { decisions } from '../../review/review.schema';
import { ReturnAside } from '../../review/staff/return-aside';
import { ReturnScope } from '../../review/staff/return-scope';
import { ReviewBar } from '../../review/staff/review-bar';
import { SelectionButton } from '../../review/staff/selection-button';
import { newsRevisionsMessages } from '../../revisions/revisions.messages';
import { RoadLine } from '../../road/staff/road-line';
import { transitionNewsAction } from '../../workflow/workflow.actions';
import { newsroomMessages } from '../../workflow/workflow.messages';
import type { NewsEvent } from '../../workflow/workflow.schema';
import { CompareView } from './compare-view';
import { ComparisonSection } from './comparison-section';
import { confirmedSteps } from './confirmed-steps';
import { DecisionForm } from './decision-form';
import { ItemAlerts } from './item-alerts';
import { ItemHead } from './item-head';
import { ItemHistory } from './item-history';
import { ItemLinks } from './item-links';
import { type ItemLocation, type ItemPage, itemHref } from './item-page';
import { LevelLadder } from './level-ladder';
import { MoveCategory } from './move-category';
import { PendingRevision } from './pending-revision';
import { PreviewLinks } from './preview-links';
import { RevisionKeys } from './revision-keys';
import { RevisionList } from './revision-list';
import { SinceReturn } from './since-return';
import { StepConfirmation } from './step-confirmation';
import { StepPanel } from './step-panel';
import { StepScope } from './step-scope';

const barEvents: readonly NewsEvent[] = decisions;

type Props = {
  page: ItemPage;
  place: ItemLocation;
  /** The step whose form the URL requests. */
  asked: string;
  copyKey: string;
  /** Sections beside the item, below its history. */
  children?: ReactNode;
};

/** Page of one item: its content, the possible steps, its history and its revisions. */
export function ItemReadView({ page, place, asked, copyKey, children }: Props) {
  const { item, pending, mayEdit, events, review } = page;
  const href = itemHref(place);
  // Those of the bar are not shown twice.
  const others = review?.task === 'item' ? events.filter((event) => !barEvents.includes(event)) : events;
  const mayReturn = review?.task === 'item' && events.includes('return');
  const step = confirmedSteps.find((name) => name === asked && events.includes(name));
  return (
    <ReturnScope>
      <StepScope item={item} href={href}>
        <ItemHead item={item}>
          <ItemLinks
            item={item}
            place={place}
            mayEdit={mayEdit}
            isStandIn={page.isStandIn}
            isPublic={page.isPublic}
            copyKey={copyKey}
          />
        </ItemHead>
        {page.road && <RoadLine road={page.road} />}
        <ItemAlerts item={item} returned={page.returned} mayTick={mayEdit} />
        <SinceReturn page={page} />
        {step && <StepConfirmation item={item} event={step} href={href} />}
        <PendingRevision
          item={item}
          place={place}
          revision={pending}
          mayDecide={pending?.mayDecide ?? false}
          isOwn={pending?.isOwn ?? false}
        >
          {pending && (
            <CompareView
              before={{ content: item.content }}
              after={{ ...pending, at: pending.createdAt }}
              names={page.names}
              current={newsRevisionsMessages['newsRevisions.public']}
            />
          )}
        </PendingRevision>
        <ComparisonSection page={page} href={href} />
        <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <article
            data-review-text=""
            aria-label={newsroomMessages['newsroom.item.body']}
            className="-mt-6 min-w-0 max-w-read max-lg:order-2 max-lg:mt-0"
          >
            <ItemBody item={page.body}>
              <div className="h-6" />
            </ItemBody>
          </article>
          <ReturnAside
            item={{ id: item.id, version: item.version }}
            action={transitionNewsAction}
            mayReturn={mayReturn}
          >
            <div className="grid gap-4 max-lg:order-1">
              {showsLadder(page) && <LevelLadder item={item} rungs={page.rungs} href={href} />}
              {others.length > 0 || review?.task === undefined ? (
                <StepPanel
                  {...page}
                  events={others}
                  rungs={review?.task === 'item' ? [] : page.rungs.filter(({ move }) => move)}
                  place={place}
                  waits={pending?.mayDecide || (mayEdit && item.facts.status === 'return')}
                />
              ) : null}
              {mayEdit && <MoveCategory item={item} categories={page.categories} href={href} />}
            </div>
            <div className="grid gap-8 max-lg:order-3">
              <ItemHistory steps={page.steps} />
              <RevisionList revisions={page.revisions} place={place} mayEdit={mayEdit} />
              {!item.facts.deleted && !page.isStandIn && (
                <PreviewLinks id={item.id} links={page.links} pending={pending !== undefined} />
              )}
              {children}
            </div>
          </ReturnAside>
        </div>
        {mayReturn && <SelectionButton />}
        {review && (
          <ReviewBar
            item={{ id: item.id, version: item.version }}
            review={review}
            takeBack={takeBackDecisionAction}
            listHref={place.path}
          >
            <DecisionForm page={page} place={place} />
            {review.task === 'revision' && <RevisionKeys />}
          </ReviewBar>
        )}
      </StepScope>
    </ReturnScope>
  );
}

/** True if the item stands on a step of the ladder. */
const showsLadder = ({ item: { facts } }: ItemPage): boolean =>
  !facts.deleted && facts.status === 'allow' && facts.section === 'news';
