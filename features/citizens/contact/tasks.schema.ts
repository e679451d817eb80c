/** Statuses of a message, report, data request or suggestion. */
export const taskStatuses = ['new', 'working', 'done', 'dismissed'] as const;
export type TaskStatus = (typeof taskStatuses)[number];
/** One step of a task: `note` is shown to the sender, `internalNote` only to handlers. */
export type TaskStep = { id: number; status: TaskStatus; note: string; internalNote: string; at: Date; by?: string };
export type TaskCounts = Readonly<Record<TaskStatus, number>>;

export type Handler = { id: number; name: string };
