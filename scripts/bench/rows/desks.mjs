import { readFileSync } from 'node:fs';
import { buildStaffLogin, demo, logIn } from '../../demo-accounts.mjs';
import { createAgent, requestTimed } from '../http-request.mjs';
import { median, percentile } from '../numbers.mjs';

const { roles, ...addresses } = JSON.parse(readFileSync(new URL('../../../e2e/routes.json', import.meta.url), 'utf8'));
/** Lists of news in the areas: the newsroom's own, the feed, and lifestyle items. */
const LIST = /\/(?:\w*_)?M?news(?:_feed|category)?$|\/lifestyle$/;
/** States in which each list is read, besides its last page: as it opens, what waits, and a search. */
const STATES = ['', '?status=todo', `?search=${encodeURIComponent('วิทยาลัย')}`];
const KINDS = ['home', 'list', 'item', 'editor', 'inbox', 'overview'];
/** Screens of an area beside its lists, by kind; not every role has them. */
const OFFICE_SCREENS = { inbox: '/inbox', overview: '/organisation' };

/**
 * Homes, lists, items, editors, inboxes and overviews of every role that writes, read one after the other as a press does, after a first
 * reading that is not measured. Nothing of them is cached.
 */
export async function measureDesks(bench) {
  const screens = [];
  for (const role of Object.keys(roles)) {
    if (role === 'member') continue;
    const desk = await openDesk(bench.portal.url, role);
    for (const { kind, path } of await desk.listScreens()) {
      const reads = [];
      for (let turn = 0; turn < bench.options.tries; turn++) reads.push(await desk.read(path));
      screens.push({ kind, path, reads });
    }
    desk.close();
  }
  return Object.assign({ screens: screens.length }, ...KINDS.map((kind) => summarize(bench, kind, screens)));
}

/** A role's login, with the screens of its area. */
async function openDesk(site, role) {
  const agent = createAgent(1);
  const Cookie = (await logIn(site, buildLogin(role))).join('; ');
  const read = async (path, headers = { 'Accept-Encoding': 'gzip' }) => {
    const answer = await requestTimed(site + path, { agent, headers: { Cookie, ...headers } });
    if (answer.status !== 200) throw new Error(`${role} ${path}: ${answer.status}`);
    return answer;
  };
  const readText = async (path) => (await read(path, {})).body.toString();
  const listScreens = async () => {
    const found = [{ kind: 'home', path: roles[role] }];
    const home = await readText(roles[role]);
    for (const [kind, end] of Object.entries(OFFICE_SCREENS)) {
      const path = roles[role] + end;
      if (!home.includes(`"${path}"`)) continue;
      await readText(path);
      found.push({ kind, path });
    }
    for (const list of addresses[role].filter((path) => LIST.test(path))) {
      const html = await readText(list);
      for (const state of [...STATES, ...findLastPage(html)]) {
        await readText(list + state);
        found.push({ kind: 'list', path: list + state });
      }
      const [, id] = new RegExp(`${list}/(\\d+)[?"]`).exec(html) ?? [];
      const item = `${list}/${id}`;
      const editing = `${item}?edit=1`;
      if (id !== undefined) {
        found.push({ kind: 'item', path: item });
        if ((await readText(item)).includes(`${editing}"`)) found.push({ kind: 'editor', path: editing });
      }
      if (html.includes(`${list}/new"`)) found.push({ kind: 'editor', path: `${list}/new` });
      for (const { kind, path } of found) if (kind === 'editor') await readText(path);
    }
    return found;
  };
  return { read, listScreens, close: () => agent.destroy() };
}

/** The last page of a list that has several. */
function findLastPage(html) {
  const pages = [...html.matchAll(/[?;]page=(\d+)/g)].map(([, number]) => Number(number));
  return pages.length > 0 ? [`?page=${Math.max(...pages)}`] : [];
}

function buildLogin(role) {
  const { usersystems_uname: userName, college_user_idcard: idCard } = demo[role];
  if (userName) return buildStaffLogin(userName);
  const fields = { college_user_idcard: idCard, college_user_password: demo.password };
  return { call: 'login.php?crud=collegeUser', fields };
}

/** Times of one kind of screen in ms: of all readings, and of the screen whose middle reading is the slowest. */
function summarize(bench, kind, screens) {
  const own = screens.filter((one) => one.kind === kind);
  const whole = own.flatMap(({ reads }) => reads.map(({ ms }) => ms));
  const first = own.flatMap(({ reads }) => reads.map(({ firstMs }) => firstMs));
  const middle = own.map(({ path, reads }) => ({ path, ms: median(reads.map(({ ms }) => ms)) }));
  const slowest = middle.reduce((most, one) => (one.ms > (most?.ms ?? 0) ? one : most), undefined);
  bench.tell(`${own.length} of ${kind}, the slowest ${slowest?.path}: ${slowest?.ms.toFixed(0)} ms`);
  return {
    [`${kind}Median`]: median(whole),
    [`${kind}First`]: percentile(first, 0.95),
    [`${kind}Whole`]: percentile(whole, 0.95),
    [`${kind}Slowest`]: slowest?.ms,
  };
}
