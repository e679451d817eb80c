'use server';

import { refresh } from 'next/cache';
import type { Viewer } from '@/lib/auth/viewer';
import { type FormFields, formAction } from '@/lib/command/form-action';
import { listModeratedKinds } from '@/lib/site/queries';
import { getCurrentMs } from '@/lib/time/current-time';
import { readPoints } from '../review/points.rules';
import { transitionNews } from './workflow.commands';
import { newsroomMessages } from './workflow.messages';
import { findDecidableItem } from './workflow.queries';
import { listEvents } from './workflow.rules';
import { type NewsEvent, newsEvents } from './workflow.schema';

const ROW_STEP = /^(\d{1,10}):(\d{1,10}):(\w{1,20})$/;

type Moved = Awaited<ReturnType<typeof transitionNews>>;

/** Fields that each step uses; one form has the buttons of several. */
const eventFields: Partial<Readonly<Record<NewsEvent, (fields: FormFields, form: FormData) => object>>> = {
  publish: ({ level }) => (level ? { level } : {}),
  lift: ({ level, lowers }) => ({ ...(level ? { level } : {}), lowers: lowers === 'yes' }),
  return: ({ reason, comment }, form) => ({ reason: reason || undefined, comment, points: readPoints(form) }),
  hide: ({ comment, stub }) => ({ comment, stub: stub === 'yes' }),
};

/**
 * The step that undoes another. The others have none: what was published has been seen, what was returned has been
 * notified.
 */
const undoEvents: Partial<Readonly<Record<NewsEvent, NewsEvent>>> = {
  submit: 'takeBack',
  takeBack: 'submit',
  hide: 'show',
  bin: 'unbin',
  unbin: 'bin',
  lift: 'lift',
};

/**
 * Performs a workflow step; the fields `level`, `lowers`, `reason`, `comment`, `quote` with `remark` (repeated) and
 * `stub` depend on it. `stub` is `yes` for a page that tells readers of the withdrawal. A list's row sends item and step
 * as `step`, `<id>:<version>:<event>`.
 */
export const transitionNewsAction = formAction(async (fields, viewer, form) => {
  const { id, version, event: asked = '' } = readStep(fields);
  const event = newsEvents.find((one) => one === asked);
  const moved = await transitionNews(
    { id, version, event: asked, ...(event && eventFields[event]?.(fields, form)) },
    viewer,
  );
  refresh();
  const undo = await findUndo(moved, event, viewer);
  return { done: await formatDone(moved, event, viewer), ...(undo ? { undo } : {}) };
});

/** Item and step; the buttons of a list's rows, which share a form, send them as one field. */
function readStep(fields: FormFields): FormFields {
  const [, id = '', version = '', event = ''] = ROW_STEP.exec(fields.step ?? '') ?? [];
  return event ? { id, version, event } : fields;
}

/** The undoing step as fields of its form, if the viewer may take it. */
async function findUndo(moved: Moved, event: NewsEvent | undefined, viewer: Viewer) {
  const back = event && undoEvents[event];
  const item = back && (await findDecidableItem(viewer, moved.id));
  if (!item || !listEvents(viewer, item.facts, await listModeratedKinds()).includes(back)) return undefined;
  const fields = { id: String(moved.id), version: String(moved.version), event: back };
  return back === 'lift' ? { ...fields, level: String(moved.before.level), lowers: 'yes' } : fields;
}

async function formatDone({ id }: Moved, event: NewsEvent | undefined, viewer: Viewer): Promise<string> {
  const item = event === 'publish' ? await findDecidableItem(viewer, id) : undefined;
  const done = item && Date.parse(item.publishAt) > getCurrentMs() ? 'scheduled' : event;
  return done ? newsroomMessages[`newsroom.done.${done}`] : '';
}
