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
    return (query: string, more: Readonly<Record<string, string>> = {}) =>
      answer(new Request(`${address}?${query}`, { headers: [...headers, ...Object.entries(more)] }));
  };

/** Lines of the table of a CSV response. */
export const readCsvLines = async (answer: Response): Promise<string[]> => (await readCsvParts(answer)).table;

/** Lines of a CSV response: those of its table, and those of the facts that follow its row of empty cells. */
export async function readCsvParts(answer: Response): Promise<{ table: string[]; facts: string[] }> {
  const lines = Buffer.from(await answer.bytes())
    .toString()
    .trimEnd()
    .split('\r\n');
  const end = lines.findIndex((line) => /^(,+|"")?$/.test(line));
  return end < 0 ? { table: lines, facts: [] } : { table: lines.slice(0, end), facts: lines.slice(end + 1) };
}

/** Rows of the table of a parsed CSV file, with its heading; the facts follow a row of empty cells. */
export function cutCsvTable(rows: readonly string[][]): string[][] {
  const end = rows.findIndex((row) => row.every((cell) => cell === ''));
  return end < 0 ? [...rows] : rows.slice(0, end);
}
