import { cookieName } from '@/lib/auth/cookies';
import { enter } from './entering';
import type { Person } from './people';

type Answer = (request: Request) => Promise<Response>;

/** How people ask for a file at an address by a click on a page of ours: first who asks, then the query. */
export const asking =
  (address: string, answer: Answer) =>
  async (person: Person, from = 'same-origin') => {
    const { token } = await enter(person);
    const headers = { cookie: `${cookieName('session')}=${token}`, 'sec-fetch-site': from };
    return (query: string) => answer(new Request(`${address}?${query}`, { headers }));
  };

/** The lines of a CSV file that was answered. */
export const linesOf = async (answer: Response): Promise<string[]> =>
  Buffer.from(await answer.bytes())
    .toString()
    .trimEnd()
    .split('\r\n');
