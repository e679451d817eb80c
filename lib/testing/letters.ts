import { db } from '@/lib/db';
import { unseal } from '@/lib/sealed';

/** What lies in the outbox for an address, oldest first, its contents opened. */
export async function lettersTo(recipient: string) {
  const rows = await db.mailMessage.findMany({ where: { recipient }, orderBy: { id: 'asc' } });
  return rows.map(({ template, status, data }) => ({ template, status, data: Object(unseal(data)) }));
}
