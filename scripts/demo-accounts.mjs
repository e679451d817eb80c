import { readFileSync } from 'node:fs';

/** Accounts, password and API key of the demo content. */
export const demo = JSON.parse(readFileSync(new URL('../prisma/seed/demo-accounts.json', import.meta.url), 'utf8'));

/** Legacy login call of a staff account. */
export const buildStaffLogin = (userName, password = demo.password) => ({
  call: 'login.php?crud=usersystems',
  fields: { usersystems_uname: userName, usersystems_upass: password },
});

/**
 * Logs in by a legacy call.
 *
 * @param {string} url of the portal
 * @returns {Promise<string[]>} the cookies as `name=value`
 */
export async function logIn(url, { call, fields }) {
  const answer = await fetch(`${url}/api/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify({ ApiKey: demo.apiKey, ...fields }),
  });
  const text = await answer.text();
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  if (answer.ok && cookies.length > 0) return cookies;
  throw new Error(`${Object.values(fields)[0]} can't log in: ${answer.status} ${text}`);
}
