import { randomInt } from 'node:crypto';
import { db } from '@/lib/db/db';

/** A Thai id card number with its check digit, typed with hyphens, and plain. */
export function aTypedIdCard(): { typed: string; plain: string } {
  const twelve = `3${Array.from({ length: 11 }, () => randomInt(10)).join('')}`;
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (13 - index), 0);
  const plain = `${twelve}${(11 - (sum % 11)) % 10}`;
  return { plain, typed: plain.replace(/^(.)(....)(.....)(..)(.)$/, '$1-$2-$3-$4-$5') };
}

/** Newest row of the audit log about an account. */
export const findLastAccountAudit = (accountId: number | undefined) =>
  db.auditLog.findFirst({
    where: { noun: 'account', nounId: String(accountId) },
    orderBy: { id: 'desc' },
    select: { action: true, before: true, after: true },
  });
