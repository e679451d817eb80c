import type { z } from 'zod';
import type { AuditRow } from '@/lib/audit/audit';
import type { Right } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { checkboxField } from '@/lib/command/form-fields';
import { idInput } from '@/lib/command/validation';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { type KeyedMessage, pickMessage } from '@/lib/messages/message';
import { orderedMessages } from '@/lib/site/messages';
import { assertSameIds, orderInput } from './ordering';
import { findDeleted } from './restore';

type Where = { id: number };
type Write = 'order' | 'visibility' | 'delete' | 'restore';
const LOCKING: readonly Write[] = ['order', 'delete', 'restore'];

type Declaration<R> = {
  /** Noun of the audit rows, and first part of their actions: `<noun>.add`, `<noun>.order`. */
  noun: string;
  /** Name of the table in SQL, a literal of the source. Its order is in the column `position`. */
  table: string;
  /** Message for an unknown id. */
  missing: KeyedMessage;
  access: Right;
  /** Cache tags of everything that shows these entries. */
  touches: (...ids: number[]) => readonly string[];
  /** Reads the columns of an entry that the audit log keeps; null if there is none. */
  find: (tx: Transaction, where: Where) => PromiseLike<R | null>;
  /** Commands that lock the table against other writers first; by default all but `visibility`. */
  locks?: readonly Write[];
};

const visibilityInput = idInput.extend({ visible: checkboxField });

/**
 * Declares a list that people put in order by hand, and with it the commands that all such lists share. Saving an entry
 * stays with its feature, which uses `lock`, `requireEntry` and `auditSave`.
 */
export function orderedList<R extends { id: number; visible?: boolean }>({
  noun,
  table,
  missing,
  access,
  touches,
  find,
  locks = LOCKING,
}: Declaration<R>) {
  const invalidates = (where: Where) => touches(where.id);

  /** Serialises changes to the list; readers don't wait. */
  const lock = (tx: Transaction) => tx.$executeRawUnsafe(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
  const lockFor = async (tx: Transaction, write: Write): Promise<void> => {
    if (locks.includes(write)) await lock(tx);
  };

  /** @throws AppError 'missing' */
  async function requireEntry(tx: Transaction, id: number): Promise<R> {
    const row = await find(tx, { id });
    if (!row) throw new AppError('missing', missing);
    return row;
  }

  /** Audit row of a command that adds an entry, or saves one that was there before. */
  const auditSave = (_: unknown, { before, after }: { before?: object; after: Where }): AuditRow => ({
    action: before ? `${noun}.save` : `${noun}.add`,
    noun,
    nounId: after.id,
    before,
    after,
  });

  /**
   * Reorders the whole list. The command throws AppError 'conflict' unless the ids are exactly the stored ones.
   *
   * @param limit number of entries that the list shows; the others are not part of its order
   * @param stamps true if the order sets the column `updated_at`, too
   */
  const declareOrder = ({ limit, stamps = false }: { limit?: number; stamps?: boolean } = {}) =>
    command({
      access,
      input: orderInput,
      invalidates: ({ ids }) => touches(...ids),
      run: async ({ ids }, _viewer, tx) => {
        await lockFor(tx, 'order');
        const inOrder = `SELECT id FROM ${table} ORDER BY position, id LIMIT $1::int`;
        const stored = await tx.$queryRawUnsafe<Where[]>(inOrder, limit ?? null);
        assertSameIds(stored, ids);
        const update = `UPDATE ${table} t SET position = o.at * 10${stamps ? ', updated_at = now()' : ''}
          FROM unnest($1::int[]) WITH ORDINALITY AS o(id, at) WHERE t.id = o.id`;
        await tx.$executeRawUnsafe(update, ids);
        return stored.map((row) => row.id);
      },
      audit: ({ ids }, before) => ({ action: `${noun}.order`, noun, before: { ids: before }, after: { ids } }),
    });

  /** Shows an entry, or hides it. The command throws AppError 'missing', and any error of `update`. */
  const declareVisibility = (
    update: (tx: Transaction, where: Where, data: { visible: boolean }) => PromiseLike<unknown>,
  ) =>
    command({
      access,
      input: visibilityInput,
      invalidates,
      run: async ({ id, visible }, _viewer, tx) => {
        await lockFor(tx, 'visibility');
        const before = await requireEntry(tx, id);
        await update(tx, { id }, { visible });
        return before;
      },
      audit: ({ id, visible }, before) => ({
        action: visible ? `${noun}.show` : `${noun}.hide`,
        noun,
        nounId: id,
        before: { visible: before.visible },
        after: { visible },
      }),
    });

  /**
   * Deletes an entry. The command throws AppError 'missing', and any error of `remove`.
   *
   * @param remove returns what the audit log keeps of the entry, for its restoration
   */
  const declareDelete = (remove: (tx: Transaction, where: Where, row: R) => PromiseLike<object>) =>
    command({
      access,
      input: idInput,
      invalidates,
      run: async ({ id }, _viewer, tx) => {
        await lockFor(tx, 'delete');
        return remove(tx, { id }, await requireEntry(tx, id));
      },
      audit: ({ id }, before) => ({ action: `${noun}.delete`, noun, nounId: id, before }),
    });

  /**
   * Restores a deleted entry under its old id. The command throws AppError 'missing' if no deletion of this id is
   * logged; 'conflict' if it exists again or `isTaken`.
   *
   * @param deleted schema of what the audit log keeps of a deleted entry
   * @param create returns the entry for the audit row
   */
  const declareRestore = <S extends z.ZodType>(
    deleted: S,
    create: (tx: Transaction, row: z.output<S>, viewer: Viewer) => PromiseLike<object>,
    isTaken?: (tx: Transaction, row: z.output<S>) => Promise<boolean>,
  ) =>
    command({
      access,
      input: idInput,
      invalidates,
      run: async ({ id }, viewer, tx) => {
        await lockFor(tx, 'restore');
        const row = await findDeleted(tx, { noun, id }, deleted);
        if ((await find(tx, { id })) || (await isTaken?.(tx, row)))
          throw new AppError('conflict', pickMessage(orderedMessages, 'ordered.taken'));
        return create(tx, row, viewer);
      },
      audit: ({ id }, after) => ({ action: `${noun}.restore`, noun, nounId: id, after }),
    });

  return { lock, requireEntry, auditSave, declareOrder, declareVisibility, declareDelete, declareRestore };
}
