import { flushPresence } from '@/features/presence/presence.commands';
import { db } from '@/lib/db/db';
import { aCollege, aCollegeUser, aMember, type Person } from '@/testing/people';
import { callLegacy, logInAs, sameSiteHeaders } from '../legacy-api.test-support';

const calls = [
  { name: 'usersystems.update.php', field: 'usersystems_id', make: aCollege, unknown: 2_147_483_647 },
  { name: 'college_user.update.php', field: 'college_user_id', make: aCollegeUser, unknown: 2_147_483_647 },
  { name: 'usergeneral.update.php', field: 'userGeneralEmail', make: aMember, unknown: 'nobody@example.org' },
] as const;

const getWireId = ({ door, name, id }: Person & { id: number }) => (door === 'member' ? name : id);
/** Presence rows of an account, after pending ones are written. */
const findPresence = async (accountId: number) => {
  await flushPresence();
  return db.presence.count({ where: { accountId } });
};
const countSessions = (accountId: number) => db.session.count({ where: { accountId, endedAt: null } });

describe.each(calls)('$name', ({ name, field, make, unknown }) => {
  test('marks its caller as present, once, and takes nothing else from it (P-041)', async () => {
    const person = await make();
    const headers = await logInAs(person);
    const before = await db.account.findUniqueOrThrow({ where: { id: person.account.id } });
    const extras = {
      usersystems_type: 'VecAdmin',
      usersystems_status: 'Open',
      usersystems_upass: 'x',
      role: 'VecAdmin',
    };
    for (let at = 0; at < 2; at++) {
      const fields = { ...extras, [field]: getWireId(person), usersystems_onoff: 1 };
      expect((await callLegacy(name, fields, { headers })).json).toMatchObject({
        status: true,
        data: { status: true },
      });
    }
    expect(await findPresence(person.account.id)).toBe(1);
    expect(await db.account.findUniqueOrThrow({ where: { id: person.account.id } })).toEqual(before);
  });

  test('every later call of the session keeps its caller present', async () => {
    const person = await make();
    const headers = await logInAs(person);
    await callLegacy(name, { [field]: getWireId(person), usersystems_onoff: 1 }, { headers });
    expect(await findPresence(person.account.id)).toBe(1);
    await db.$executeRaw`UPDATE presence SET seen_at = now() - interval '61 seconds' WHERE account_id = ${person.account.id}`;
    await callLegacy('usersystems.php', { usersystems_online: 1 }, { headers });
    await flushPresence();
    const seenAt = { gt: new Date(Date.now() - 30_000) };
    expect(await db.presence.count({ where: { accountId: person.account.id, seenAt } })).toBe(1);
  });

  test('with 0 ends this session alone and the presence', async () => {
    const person = await make();
    const [headers] = [await logInAs(person), await logInAs(person)];
    const fields = { [field]: getWireId(person), usersystems_onoff: 1 };
    await callLegacy(name, fields, { headers });
    expect((await callLegacy(name, { ...fields, usersystems_onoff: '0' }, { headers })).status).toBe(200);
    expect([await findPresence(person.account.id), await countSessions(person.account.id)]).toEqual([0, 1]);
    expect((await callLegacy(name, fields, { headers })).status).toBe(403);
  });

  test('refuses others, whether they are there or not, and changes nothing (P-029)', async () => {
    const [person, other] = [await make(), await make()];
    await logInAs(other);
    const callers = [sameSiteHeaders, await logInAs(person)];
    const answers = new Set<string>();
    for (const headers of callers) {
      for (const id of [getWireId(other), unknown]) {
        for (const usersystems_onoff of [0, 1]) {
          const { status, text, cookies } = await callLegacy(name, { [field]: id, usersystems_onoff }, { headers });
          answers.add(`${status} ${text} ${cookies}`);
        }
      }
    }
    expect([...answers]).toEqual([expect.stringMatching(/^403 \{"status":false,"code":"FORBIDDEN"/)]);
    expect(await countSessions(other.account.id)).toBe(1);
    expect(await countSessions(person.account.id)).toBe(1);
    expect([await findPresence(other.account.id), await findPresence(person.account.id)]).toEqual([0, 0]);
  });

  test('without an id, or with other words than 0 and 1, changes nothing (P-077)', async () => {
    const person = await make();
    const headers = await logInAs(person);
    const id = { [field]: getWireId(person) };
    const odd = [
      { usersystems_onoff: 0 },
      { [field]: '', usersystems_onoff: 0 },
      { [field]: null, usersystems_onoff: 0 },
      { [field]: { not: 0 }, usersystems_onoff: 0 },
      id,
      ...[2, -1, true, '', null, 'off', [0]].map((usersystems_onoff) => ({ ...id, usersystems_onoff })),
    ];
    for (const fields of odd) {
      const { status, json } = await callLegacy(name, fields, { headers });
      expect([fields, status, json.code]).toEqual([fields, 422, 'INVALID']);
    }
    expect([await findPresence(person.account.id), await countSessions(person.account.id)]).toEqual([0, 1]);
  });
});
