import { db } from '@/lib/db/db';
import { aCollege, aCollegeUser, aMember, anAdministrator, anEditor } from '@/testing/people';
import { callLegacy, logInAs, sameSiteHeaders } from '../legacy-api.test-support';

type Headers = Record<string, string>;
type Answer = Awaited<ReturnType<typeof callLegacy>>;

const member = (email: unknown, headers: Headers) =>
  callLegacy('usergeneral.php', { userGeneralEmail: email }, { headers });
const formatAnswer = ({ status, text, headers }: Answer): string => `${status} ${text} ${JSON.stringify(headers)}`;

describe('a member’s record', () => {
  test('is for the member and the administrator, and names nobody else (P-027)', async () => {
    const [mem1, mem2] = [await aMember(), await aMember()];
    for (const person of [mem1, await anAdministrator()]) {
      const { json, text } = await member(mem1.name.toUpperCase(), await logInAs(person));
      expect(json).toMatchObject({
        userGeneralEmail: mem1.name,
        userGeneralStatus: 'open',
        userGeneralGender: 'Female',
      });
      expect(text).not.toMatch(/SECRETMARK|password|regis/i);
    }
    const answers = [
      formatAnswer(await member(mem2.name, sameSiteHeaders)),
      formatAnswer(await member('nobody@example.org', sameSiteHeaders)),
    ];
    for (const person of [mem1, await aCollege(), await anEditor(), await aCollegeUser()]) {
      const headers = await logInAs(person);
      answers.push(
        formatAnswer(await member(mem2.name, headers)),
        formatAnswer(await member('nobody@example.org', headers)),
      );
    }
    expect([...new Set(answers)]).toEqual([expect.stringMatching(/^403 /)]);
  });

  test('of the same number as another table’s row is not taken for it', async () => {
    const person = await aMember();
    await db.member.update({ where: { id: person.id }, data: { id: 900_001 } });
    const college = await aCollege();
    await db.systemUser.update({ where: { id: college.id }, data: { id: 900_001 } });
    const headers = await logInAs(person);
    const seen = await callLegacy('usersystems.php', { usersystems_id: 900_001 }, { headers });
    expect(Object.keys(seen.json)).not.toContain('usersystems_uname');
    const fields = { usersystems_id: 900_001, usersystems_onoff: 0 };
    expect((await callLegacy('usersystems.update.php', fields, { headers })).status).toBe(403);
  });

  test('can’t be enumerated: the refusals are alike and then stop (P-023)', async () => {
    const known = await Promise.all(Array.from({ length: 20 }, () => aMember()));
    const headers = await logInAs(await aMember());
    const emails = Array.from({ length: 200 }, (_, at) => known[at % 40]?.name ?? `nobody${at}@example.org`);
    const answers: Answer[] = [];
    for (const email of emails) answers.push(await member(email, headers));
    const kinds = answers.map(({ status }) => status);
    expect(kinds).toEqual([...Array(120).fill(403), ...Array(80).fill(429)]);
    expect(new Set(answers.slice(0, 120).map(formatAnswer)).size).toBe(1);
    const limited = answers.slice(120);
    expect(new Set(limited.map(({ text }) => text)).size).toBe(1);
    for (const { headers: sent } of limited) expect(Number(sent['Retry-After'])).toBeGreaterThan(0);
  });

  test('refused leaves a line in the audit log that names the call only', async () => {
    const [mem1, mem2] = [await aMember(), await aMember()];
    await member(mem2.name, await logInAs(mem1));
    const rows = await db.auditLog.findMany({ where: { accountId: mem1.account.id, outcome: 'refused' } });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ action: 'call.refused', nounId: 'usergeneral.php', before: null, after: null });
  });
});
