import { Ellipsis } from 'lucide-react';
import { DetailsMenu, menuItemClass } from '@/components/ui/details-menu';
import { confirmedSteps } from '../../item/staff/confirmed-steps';
import { newsroomMessages } from '../../workflow/workflow.messages';
import type { NewsEvent } from '../../workflow/workflow.schema';
import { newsroomListMessages as words } from '../list.messages';
import type { NewsroomListRow } from '../list.rows';
import { RowStepLink } from './row-step-link';
import { ROW_STEPS } from './row-steps';

type Props = { row: NewsroomListRow; path: string; now: Date };

/** Steps that need nothing but the press, the likeliest first. */
const directSteps = ['publish', 'submit', 'show', 'unbin', 'takeBack'] as const satisfies readonly NewsEvent[];

/** Menu of a row: its pages, and the steps of the workflow that the viewer may take. */
export function RowMenu({ row, path, now }: Props) {
  const { id, version, topic, events } = row;
  const href = `${path}/${id}`;
  const direct = directSteps.filter((event) => events.includes(event));
  const confirmed = confirmedSteps.filter((event) => events.includes(event));
  return (
    <div className="flex justify-end">
      <DetailsMenu
        label={`${words['newsroomList.actions']} ${topic}`}
        button={<Ellipsis aria-hidden="true" className="size-5" />}
        buttonClass="inline-flex size-10 cursor-pointer list-none items-center justify-center rounded-full hover:bg-sunken"
      >
        {direct.map((event) => (
          <button
            key={event}
            type="submit"
            form={ROW_STEPS}
            name="step"
            value={`${id}:${version}:${event}`}
            className={`${menuItemClass} font-strong!`}
          >
            {event === 'publish' && isAhead(row, now)
              ? newsroomMessages['newsroom.step.schedule']
              : newsroomMessages[`newsroom.event.${event}`]}
          </button>
        ))}
        {direct.length > 0 && <hr className="my-1 border-line" />}
        <a className={menuItemClass} href={href}>
          {words['newsroomList.open']}
        </a>
        {row.mayEdit && (
          <a className={menuItemClass} href={`${href}?edit=1`}>
            {words['newsroomList.edit']}
          </a>
        )}
        <a className={menuItemClass} href={`/readnews/preview?news_id=${id}`} target="_blank" rel="noopener">
          {words['newsroomList.preview']}
        </a>
        {events.includes('lift') && (
          <a className={menuItemClass} href={`${href}#levels`}>
            {newsroomMessages['newsroom.event.lift']}
          </a>
        )}
        {confirmed.length > 0 && <hr className="my-1 border-line" />}
        {confirmed.map((event) => (
          <RowStepLink key={event} item={{ id, version }} event={event} path={path} />
        ))}
      </DetailsMenu>
    </div>
  );
}

const isAhead = ({ publishOnApproval, publishAt }: NewsroomListRow, now: Date): boolean =>
  !publishOnApproval && Date.parse(publishAt) > now.getTime();
