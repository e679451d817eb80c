import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { buildStaffLogin, demo, logIn } from '../demo-accounts.mjs';
import { collegeUserLogin } from './typist.mjs';

/** Durations of faults, in milliseconds. */
const DOWN_MS = 2_000;
const SLOW_MS = 3_000;
const AUTOSAVE = '**/api/v1/newsroom/autosave';

/**
 * Faults that come while somebody types: each begins, letters are typed, it ends, and letters follow.
 *
 * @typedef {object} Fault
 * @property {string} name
 * @property {(place: Place) => Promise<unknown>} begin
 * @property {(place: Place, begun: unknown) => Promise<unknown>} [end] with the result of `begin`
 *
 * @typedef {object} Place
 * @property {import('./typist.mjs').Typist} typist
 * @property {{ kill: () => Promise<void>, end: () => Promise<void> }} server
 * @property {() => Promise<void>} restart starts the server again
 * @property {(ms: number) => Promise<void>} cut takes the database away
 */

/** @type {readonly Fault[]} */
export const faults = [
  {
    name: 'connection lost',
    begin: ({ typist }) => typist.context.setOffline(true),
    end: async ({ typist }) => {
      await typist.waitForState('offline');
      await typist.context.setOffline(false);
    },
  },
  {
    name: 'answer of an autosave lost',
    begin: ({ typist }) =>
      typist.page.route(AUTOSAVE, (route) => route.fetch().then(() => route.abort()), { times: 1 }),
    end: ({ typist }) => typist.waitForState('offline'),
  },
  {
    name: 'slow line',
    begin: ({ typist }) => typist.page.route(AUTOSAVE, (route) => wait(SLOW_MS).then(() => route.continue())),
    end: ({ typist }) => typist.page.unroute(AUTOSAVE),
  },
  {
    name: 'server killed',
    begin: ({ server }) => server.kill(),
    end: async ({ typist, restart }) => {
      await typist.waitForState('offline');
      await restart();
    },
  },
  {
    name: 'server upgraded',
    begin: ({ server, restart }) => server.end().then(restart),
  },
  {
    name: 'database away',
    begin: ({ cut }) => ({ back: cut(DOWN_MS) }),
    end: (_place, { back }) => back,
  },
  {
    name: 'session ended',
    begin: ({ typist }) => typist.endSession(),
    end: ({ typist }) => typist.logInHere(),
  },
  {
    name: 'another account logged in',
    begin: ({ typist }) => typist.logIn(buildStaffLogin(demo.VecProvince.usersystems_uname)),
    end: ({ typist }) => typist.logInHere(),
  },
  {
    name: 'saved at another computer',
    begin: ({ typist }) => saveElsewhere(typist),
    end: ({ typist }) => typist.merge(),
  },
  {
    name: 'tab closed',
    begin: ({ typist }) => typist.openAgain(),
  },
];

/** Headline and first paragraph that are written at another computer meanwhile. */
export const ELSEWHERE = { topic: 'หัวข้อจากอีกเครื่อง', paragraph: 'ย่อหน้าจากอีกเครื่อง' };

/** Changes the headline and adds a paragraph before the text, as whoever writes the item does at another computer. */
async function saveElsewhere({ url, page }) {
  const headers = { Origin: url, Cookie: (await logIn(url, collegeUserLogin)).join('; ') };
  const id = Number(/\/(\d+)\?edit=1$/.exec(page.url())?.[1]);
  const { content, version } = await call(url, `items/${id}`, { headers });
  const detail = `<p>${ELSEWHERE.paragraph}</p>${content.detail}`;
  const fields = { id, version, key: randomUUID(), content: { ...content, topic: ELSEWHERE.topic, detail } };
  const json = { ...headers, 'Content-Type': 'application/json' };
  await call(url, 'save', { method: 'POST', headers: json, body: JSON.stringify(fields) });
}

async function call(url, name, options) {
  const answer = await fetch(`${url}/api/v1/newsroom/${name}`, options);
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text).data;
  throw new Error(`at another computer: ${name} ${answer.status} ${text}`);
}
