import { drawOddText } from '../odd.mjs';
import { drawAs, drawValue, mutateDeep, withFields, without, writeQuery } from './build.mjs';

const QUERY = `search q page per sort format from to place kind ids room period year status list category
  organisation level section key token id tab by unit scope report notice`.split(/\s+/);
const AREAS = ['college_user', 'college', 'useriven', 'procentral_user', 'usersystems', 'college_news', 'news', ''];

/** Bodies that the portal's own scripts send, by path; ids are filled in. */
const bodies = {
  '/api/v1/newsroom/[call]': ({ id, dice, uuid }) => ({
    id,
    version: dice.below(4) + 1,
    key: uuid,
    event: dice.pick(['publish', 'hide', 'show', 'return', 'submit', 'withdraw', 'remove']),
    comment: 'เหตุผล',
    stub: true,
    number: 1,
    decision: dice.pick(['approve', 'reject']),
    categoryId: 1002,
    content: drawContent(dice),
  }),
  '/api/v1/saved': ({ id, dice }) => ({
    ...{ kind: dice.pick(['bookmark', 'later']), id, now: '2026-11-22T10:00:00Z' },
    changes: [{ kind: 'bookmark', id, saved: true, at: '2026-11-22T09:00:00Z' }],
  }),
  '/api/v1/reports': ({ id, dice }) => ({ id, reason: dice.pick(['wrong', 'broken', 'rights', 'other']), text: 'ผิด' }),
  '/api/v1/forum/read': ({ id }) => ({ topicId: id, postId: id }),
  '/api/v1/search/misses': () => ({ search: 'ไม่มีข่าวนี้' }),
  '/api/v1/consent': ({ uuid }) => ({ id: uuid, policy: 1, statistics: true, offline: false }),
  '/api/v1/notices/reach': ({ id }) => ({
    circles: [{ kind: 'organisation', id }],
    roles: ['college'],
    organisations: [id],
  }),
};
const CALLS = 'save autosave drop-autosave move recategorise duplicate decide-revision .. %00'.split(' ');

const drawContent = (dice) => ({
  section: 'news',
  categoryId: 1002,
  topic: 'ข่าวทดลอง',
  detail: '<p>เนื้อหา <b>หนา</b></p>',
  coverId: null,
  coverAlt: '',
  coverFocusX: 0.5,
  coverFocusY: 0.5,
  pictures: [],
  attachments: [],
  publishAt: null,
  unpublishAt: null,
  pinned: false,
  videoLinks: dice.chance(0.1) ? ['https://www.youtube.com/watch?v=x'] : [],
});

const drawUuid = (dice) =>
  dice
    .bytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');

/** A call that the portal's own pages make by script. */
export function drawRest(dice, world) {
  const { path, methods } = dice.pick(world.rest);
  const owner = dice.pick(
    path.includes('saved') ? ['member'] : ['VecAdmin', 'newseditors', 'college', 'iven', 'visitor', 'usercollege'],
  );
  const as = drawAs(dice, world, owner);
  const [method] = [dice.pick(methods.length > 0 ? methods : ['GET', 'POST'])];
  const id = dice.pick(world.ids.news);
  const target = path
    .replace('[call]', dice.pick(CALLS))
    .replace(
      '[id]',
      dice.chance(0.8) ? String(id) : encodeURIComponent(drawOddText(dice).toWellFormed()).slice(0, 1_000),
    );
  if (method === 'GET') return without({ topic: 'rest', as, target: `${target}${drawQuery(dice, world)}` }, dice);
  const example = bodies[path]?.({ id, dice, uuid: drawUuid(dice) }) ?? {};
  const mutated = dice.chance(0.8) ? mutateDeep(example, dice, world) : example;
  const fields = Object.entries(mutated !== null && typeof mutated === 'object' ? mutated : { id: mutated });
  return withFields(
    { topic: 'rest', as, method, target, fields, form: dice.chance(0.9) ? 'json' : undefined },
    dice,
    world,
  );
}

function drawQuery(dice, world) {
  const fields = dice.some(QUERY, 5).map((name) => [name, drawValue(dice, world)]);
  const format = dice.chance(0.5) ? [['format', dice.pick(['csv', 'xlsx', 'pdf', 'html'])]] : [];
  const place = dice.chance(0.3) ? [['place', dice.pick(AREAS)]] : [];
  return writeQuery([...format, ...place, ...fields], dice);
}
