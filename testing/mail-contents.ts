import { decrypt } from '@/lib/crypto/encryption';
import { db } from '@/lib/db/db';

/** Mails to an address, oldest first, with their data decrypted. */
export async function listMailContentsTo(recipient: string) {
  const rows = await db.mailMessage.findMany({ where: { recipient }, orderBy: { id: 'asc' } });
  return rows.map(({ template, status, data }) => ({ template, status, data: Object(decrypt(data)) }));
}
