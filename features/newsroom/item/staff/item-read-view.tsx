import { ItemBody } from '@/features/news/item/ui/item-body';
import { newsRevisionsMessages } from '../../revisions/revisions.messages';
import { RoadLine } from '../../road/staff/road-line';
import { newsroomMessages } from '../../workflow/workflow.messages';
import { CompareView } from './compare-view';
import { ComparisonSection } from './comparison-section';
import { confirmedSteps } from './confirmed-steps';
import { ItemAlerts } from './item-alerts';
import { ItemHead } from './item-head';
import { ItemHistory } from './item-history';
import { ItemLinks } from './item-links';
import { type ItemLocation, type ItemPage, itemHref } from './item-page';
import { LevelLadder } from './level-ladder';
import { MoveCategory } from './move-category';
import { PendingRevision } from './pending-revision';
import { PreviewLinks } from './preview-links';
import { RevisionList } from './revision-list';
import { StepConfirmation } from './step-confirmation';
import { StepPanel } from './step-panel';
import { StepScope } from './step-scope';

type Props = {
  page: ItemPage;
  place: ItemLocation;
  /** The step whose form the URL requests. */
  asked: string;
  copyKey: string;
};

/** Page of one item: its content, the possible steps, its history and its revisions. */
export function ItemReadView({ page, place, asked, copyKey }: Props) {
  const { item, pending, mayEdit, events } = page;
  const href = itemHref(place);
  const step = confirmedSteps.find((name) => name === asked && events.includes(name));
  return (
    <StepScope item={item} href={href}>
      <ItemHead item={item}>
        <ItemLinks item={item} place={place} mayEdit={mayEdit} isPublic={isPublic(page)} copyKey={copyKey} />
      </ItemHead>
      {page.road && <RoadLine road={page.road} />}
      <ItemAlerts item={item} steps={page.steps} />
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
          aria-label={newsroomMessages['newsroom.item.body']}
          className="-mt-6 min-w-0 max-w-read max-lg:order-2 max-lg:mt-0"
        >
          <ItemBody item={page.body}>
            <div className="h-6" />
          </ItemBody>
        </article>
        <aside className="grid min-w-0 content-start gap-8 max-lg:contents">
          <div className="grid gap-4 max-lg:order-1">
            {showsLadder(page) && <LevelLadder item={item} rungs={page.rungs} href={href} />}
            <StepPanel
              {...page}
              rungs={page.rungs.filter(({ move }) => move)}
              place={place}
              waits={pending?.mayDecide ?? false}
            />
            {mayEdit && <MoveCategory item={item} categories={page.categories} href={href} />}
          </div>
          <div className="grid gap-8 max-lg:order-3">
            <ItemHistory steps={page.steps} />
            <RevisionList revisions={page.revisions} place={place} mayEdit={mayEdit} />
            {!item.facts.deleted && <PreviewLinks id={item.id} links={page.links} pending={pending !== undefined} />}
          </div>
        </aside>
      </div>
    </StepScope>
  );
}

/** True if the item stands on a step of the ladder. */
const showsLadder = ({ item: { facts } }: ItemPage): boolean =>
  !facts.deleted && facts.status === 'allow' && facts.section === 'news';

/** True if readers see the item now; its category may still be hidden. */
function isPublic({ item: { facts, publishAt, content }, now }: ItemPage): boolean {
  if (facts.deleted || facts.status !== 'allow') return false;
  const isOver = content.unpublishAt !== null && Date.parse(content.unpublishAt) <= now.getTime();
  return Date.parse(publishAt) <= now.getTime() && !isOver;
}
