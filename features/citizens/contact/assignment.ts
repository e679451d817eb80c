import type { Right } from '@/lib/auth/access';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { createFieldError } from '@/lib/errors/errors';
import { listHandlers } from './contact.queries';
import { taskAssignmentInput } from './contact.schema';

type Assigned = { assigneeId: number | null; assignee: { displayName: string } | null };
type Assignment = {
  access: Right;
  noun: string;
  action: string;
  /** Message key for an account that may not handle such tasks. */
  wrong: string;
  /** Reads the task and locks its row. @throws AppError 'missing' */
  lock: (tx: Transaction, id: number) => Promise<Assigned>;
  store: (tx: Transaction, id: number, assigneeId: number | null) => PromiseLike<unknown>;
};

/**
 * Declares the command that assigns a task to a handler; null unassigns it. The command throws AppError 'missing', and
 * 'invalid' for an account without the right `access`.
 */
export const declareAssignment = ({ access, noun, action, wrong, lock, store }: Assignment) =>
  command({
    access,
    input: taskAssignmentInput,
    run: async ({ id, assigneeId }, _viewer, tx) => {
      const before = await lock(tx, id);
      const handlers = assigneeId === null ? [] : await listHandlers(tx, access);
      const handler = handlers.find((one) => one.id === assigneeId);
      if (assigneeId !== null && !handler) throw createFieldError('assigneeId', wrong);
      await store(tx, id, assigneeId);
      return {
        before: { assigneeId: before.assigneeId, assignee: before.assignee?.displayName },
        after: { assigneeId, assignee: handler?.name },
      };
    },
    audit: ({ id }, lines) => ({ action, noun, nounId: id, ...lines }),
  });
