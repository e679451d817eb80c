import { db, type Transaction } from '@/lib/db/db';
import { mailAddress } from '@/lib/mail/schema';
import { type ReportingKind, reportingKinds } from './periods/periods.schema';

/** Mail recipient for the report of an organisation. */
export type OfficeContact = { name: string; kind: ReportingKind; addresses: string[] };

/** Office addresses by organisation: those of its open office logins, otherwise that of the organisation. */
export async function listOfficeContacts(
  organisationIds: readonly number[],
  from: Pick<Transaction, 'organisation'> = db,
): Promise<Map<number, OfficeContact>> {
  const rows = await from.organisation.findMany({
    where: { id: { in: [...organisationIds] } },
    select: {
      id: true,
      name: true,
      kind: true,
      email: true,
      systemUsers: {
        where: { isOffice: true, account: { status: 'open' } },
        select: { account: { select: { email: true } } },
      },
    },
  });
  const offices = new Map<number, OfficeContact>();
  for (const { id, name, kind, email, systemUsers } of rows) {
    const reporting = reportingKinds.find((one) => one === kind);
    const own = systemUsers.flatMap(({ account }) => account.email ?? []);
    const known = own.length > 0 ? own : [email ?? ''];
    const addresses = known.flatMap((typed) => mailAddress.safeParse(typed).data ?? []);
    if (reporting) offices.set(id, { name, kind: reporting, addresses: [...new Set(addresses)] });
  }
  return offices;
}
