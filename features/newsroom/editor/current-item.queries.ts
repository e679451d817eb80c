import type { Viewer } from '@/lib/auth/viewer';
import { findLastSave } from '../revisions/revisions.queries';
import { findNewsroomItem } from '../workflow/workflow.queries';

/** An item as it is stored now, with who saved it last and when; undefined if the viewer may not see it. */
export async function findCurrentItem(viewer: Viewer, id: number) {
  const item = await findNewsroomItem(viewer, id);
  return item && { ...item, ...(await findLastSave(item)) };
}
