import { getCookieName } from '@/lib/auth/cookies';
import { logInPerson } from './log-in';
import type { Person } from './people';

type ExportHandler = (request: Request) => Promise<Response>;

/** Requests a file as a click on a page of this site does: first the person, none for a visitor, then the query. */
export const createExportRequester =
  (address: string, answer: ExportHandler) =>
  async (person?: Person, from = 'same-origin') => {
    const headers = new Headers({ 'sec-fetch-site': from });
    if (person) headers.set('cookie', `${getCookieName('session')}=${(await logInPerson(person)).token}`);
    return (query: string) => answer(new Request(`${address}?${query}`, { headers }));
  };

/** Lines of a CSV response. */
export const readCsvLines = async (answer: Response): Promise<string[]> =>
  Buffer.from(await answer.bytes())
    .toString()
    .trimEnd()
    .split('\r\n');
