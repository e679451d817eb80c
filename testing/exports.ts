import { getCookieName } from '@/lib/auth/cookies';
import { logInPerson } from './log-in';
import type { Person } from './people';

type ExportHandler = (request: Request) => Promise<Response>;

/** How people ask for a file at an address by a click on a page of ours: first who asks, then the query. */
export const createExportRequester =
  (address: string, answer: ExportHandler) =>
  async (person: Person, from = 'same-origin') => {
    const { token } = await logInPerson(person);
    const headers = { cookie: `${getCookieName('session')}=${token}`, 'sec-fetch-site': from };
    return (query: string) => answer(new Request(`${address}?${query}`, { headers }));
  };

/** The lines of a CSV file that was answered. */
export const readCsvLines = async (answer: Response): Promise<string[]> =>
  Buffer.from(await answer.bytes())
    .toString()
    .trimEnd()
    .split('\r\n');
