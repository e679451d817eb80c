import type { LoginKind } from '@/lib/auth/role-table';
import { env } from '@/lib/env/env';
import type { PdfDocument } from '@/lib/files/pdf';
import { drawQrPicture } from '@/lib/files/qr-picture';
import { formatDateTime, formatNumber } from '@/lib/time/format';
import { DAY_MS } from '@/lib/time/units';
import type { Candidate } from './candidates.queries';
import { firstPasswordMessages as words } from './first-passwords.messages';
import { SLIP_DAYS } from './first-passwords.schema';

const doors: readonly LoginKind[] = ['staff', 'collegeUser'];

/**
 * Slips as a document: a card for each person, to be cut apart, with login page, user name, password and expiry. The code
 * leads to the login form. Of an id card number only the last digits are printed.
 *
 * @param brand shown in the footer of each page
 */
export async function buildSlipsDocument(
  people: readonly (Candidate & { password: string })[],
  brand: string,
  now: Date,
): Promise<PdfDocument> {
  const codes = await Promise.all(
    doors.map(async (door) => [door, await drawQrPicture(`${env.SITE_URL}/login/?form=${door}`)] as const),
  );
  const until = formatDateTime(new Date(now.getTime() + SLIP_DAYS * DAY_MS));
  const count = `${formatNumber(people.length)} ${words['firstPasswords.slip.people']}`;
  return {
    title: `${words['firstPasswords.slip.title']} ${count}`,
    subtitles: [words['firstPasswords.slip.cut']],
    footer: `${brand} · ${words['firstPasswords.slip.printed']} ${formatDateTime(now)}`,
    parts: [
      {
        kind: 'cards',
        pictures: Object.fromEntries(codes),
        cards: people.map(({ name, organisation, door, userName, password }) => ({
          ...{ title: name, subtitle: organisation, picture: door },
          facts: [
            [words['firstPasswords.slip.address'], `${env.SITE_URL}/login/`],
            [words['firstPasswords.slip.userName'], userName],
          ],
          main: [words['firstPasswords.slip.password'], password],
          note: words['firstPasswords.slip.note'].replace('{at}', until),
        })),
      },
    ],
  };
}
