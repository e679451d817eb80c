import { newsroomMessages } from '../../workflow/workflow.messages';
import { drafted, listNames, open, opened, type Reply, refused, wait } from './editor-session.test-support';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const alone: Reply = { status: 200, body: { status: true, data: { others: [] } } };
const otherAccount: Reply = {
  status: 401,
  body: { status: false, code: 'LOGIN', message: newsroomMessages['newsroom.otherAccount'] },
};

test('the look at who else is there also tells that the session has ended, and typing goes on', async () => {
  const { session, calls } = open(opened, [refused(401)]);
  session.change({ topic: 'ก' });
  await session.meetOthers();
  expect(session.read()).toMatchObject({ state: 'ended', savedLocally: true });
  session.change({ topic: 'กข' });
  expect(session.read()).toMatchObject({ state: 'ended', content: { topic: 'กข' } });
  await wait(120_000);
  await session.meetOthers();
  expect(listNames(calls)).toEqual(['editing']);
});

test('after the login everything that was typed is sent by itself, and autosaves go on', async () => {
  const { session, calls, here } = open(opened, [refused(401), drafted(9, 4), drafted(9, 5)]);
  session.change({ topic: 'ก' });
  await wait(3_000);
  session.change({ topic: 'กข' });
  session.askLogin(true);
  await session.resumeSession();
  expect(calls[1]).toMatchObject({ name: 'autosave', fields: { content: { topic: 'กข' } } });
  expect(session.read()).toMatchObject({ state: 'draft', asksLogin: false });
  expect(here.size).toBe(0);
  session.change({ topic: 'กขค' });
  await wait(3_000);
  expect(calls[2]).toMatchObject({ name: 'autosave', fields: { content: { topic: 'กขค' } } });
});

test('a login of another account sends nothing away, and the words stay', async () => {
  const { session, here } = open(opened, [refused(401), otherAccount]);
  session.change({ topic: 'ก' });
  await wait(3_000);
  await session.resumeSession();
  expect(session.read()).toMatchObject({ state: 'ended', message: newsroomMessages['newsroom.otherAccount'] });
  expect([...here.values()]).toMatchObject([{ topic: 'ก' }]);
});

test('with nothing to send, the state of before the end is back once the server answers', async () => {
  const { session, calls } = open(opened, [drafted(9, 4), refused(401), refused(401), alone]);
  session.change({ topic: 'ก' });
  await wait(3_000);
  await session.meetOthers();
  await session.resumeSession();
  expect(session.read().state).toBe('ended');
  await session.resumeSession();
  expect(session.read().state).toBe('draft');
  expect(listNames(calls)).toEqual(['autosave', 'editing', 'editing', 'editing']);
});

test('a late answer to the session before the login is no end of the one since', async () => {
  const replies: Reply[] = [];
  const { session } = open(opened, replies);
  const meanwhile = async () => {
    await session.keep();
    expect(session.read().state).toBe('ended');
    await session.resumeSession();
  };
  replies.push(Object.assign(refused(401), { meanwhile }), refused(401), drafted(9, 4));
  session.change({ topic: 'ก' });
  await session.meetOthers();
  expect(replies).toEqual([]);
  expect(session.read().state).toBe('draft');
});
