import type { Viewer } from '@/lib/auth/viewer';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { aVoice } from '@/testing/voices';
import { findVoice } from './detail.queries';
import { answerVoice, handOverVoice, noteVoice } from './voices.commands';
import { listVoices } from './voices.queries';
import { voiceList } from './voices.rules';
import { voiceKinds } from './voices.schema';

const owners = ['college', 'other', 'institute', 'province', 'unit', 'department', 'agency'] as const;
type Owner = (typeof owners)[number];
const people = [
  ...(['user', 'college', 'other', 'institute', 'province', 'otherProvince', 'unit', 'department', 'editor'] as const),
  ...(['administrator', 'member', 'visitor'] as const),
];
type Person = (typeof people)[number];

/** Offices whose voices a person may follow, besides its own; the administrator handles all. */
const watched: Readonly<Partial<Record<Person, readonly Owner[]>>> = {
  institute: ['college'],
  province: ['college'],
  otherProvince: ['other'],
  department: ['unit'],
};

function expectReach(person: Person, owner: Owner): 'handled' | 'watched' | undefined {
  if (person === 'administrator') return 'handled';
  if (person === owner) return 'handled';
  return watched[person]?.includes(owner) ? 'watched' : undefined;
}

let room: Newsroom;
const at = (person: Person): Viewer =>
  person === 'member' || person === 'visitor' ? { role: person } : { ...room[person] };
const toOwnerId = (owner: Owner) => (owner === 'agency' ? null : (room[owner].organisationId ?? null));
const choose = (part: string) => voiceList.read({ part, per: '48' });
const SECRET = 'ข้อความลับของผู้ส่งที่ยาวพอ';

beforeAll(async () => {
  room = await aNewsroom();
}, 60_000);

describe.each(voiceKinds)('a %s', (kind) => {
  describe.each(owners)('of %s', (owner) => {
    let id: number;
    let email: string;
    const name = `นางสาวผู้ส่ง ${kind} ของ ${owner}`;
    beforeAll(async () => {
      const written = kind === 'report' ? { body: SECRET } : { body: SECRET, name };
      ({ id, email } = await aVoice(kind, toOwnerId(owner), written));
    });

    test.each(people)('is seen by %s as far as it may', async (person) => {
      const reach = expectReach(person, owner);
      const found = await findVoice(at(person), id);
      expect(found?.reach).toBe(reach);
      const parts = await Promise.all(['own', 'watched'].map((part) => listVoices(at(person), choose(part))));
      const listed = parts.some(({ items }) => items.some((one) => one.id === id));
      expect(listed).toBe(reach !== undefined);
      const seen = JSON.stringify([found, parts]);
      if (kind !== 'report') expect(seen.includes(name)).toBe(reach === 'handled');
      if (kind === 'request') expect(JSON.stringify(found ?? '').includes(SECRET)).toBe(reach === 'handled');
      const knowsMail = reach === 'handled' && kind !== 'report' && (kind !== 'request' || person === 'administrator');
      expect(JSON.stringify(found ?? '').includes(email)).toBe(knowsMail);
    });

    test.each(people.filter((person) => expectReach(person, owner) !== 'handled'))(
      'is neither answered, noted nor handed over by %s',
      async (person) => {
        const viewer = at(person);

        const refused = { kind: expect.stringMatching(/^(missing|forbidden)$/) };
        const answer = { id, status: 'done', body: 'คำตอบ' };
        await expect(answerVoice(answer, viewer)).rejects.toMatchObject(refused);
        await expect(noteVoice({ id, body: 'บันทึก' }, viewer)).rejects.toMatchObject(refused);
        await expect(handOverVoice({ id, to: 'agency' }, viewer)).rejects.toMatchObject(refused);
      },
    );
  });
});

test('an unknown id is answered like the voice of another office', async () => {
  const { id } = await aVoice('message', toOwnerId('other'));
  for (const asked of [id, 2_000_000_000, undefined]) expect(await findVoice(at('college'), asked)).toBeUndefined();
  for (const asked of [id, 2_000_000_000])
    await expect(noteVoice({ id: asked, body: 'บันทึก' }, at('college'))).rejects.toMatchObject({
      key: 'voices.missing',
    });
});
