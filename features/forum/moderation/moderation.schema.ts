import { z } from 'zod';
import { checkboxField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { roomIdField } from '../forum.schema';

export const topicSwitchInput = z.object({ id, on: checkboxField });
export const topicMoveInput = z.object({ id, roomId: roomIdField });
/** Reported posts per page of the queue, and maximum number of reports shown of one post. */
export const QUEUE_ROWS = 24;
export const REPORTS_SHOWN = 10;
