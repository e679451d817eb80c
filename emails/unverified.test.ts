import { randomUUID } from 'node:crypto';
import { startReset } from '@/features/account/passwords/reset.commands';
import { requestEmailChange } from '@/features/account/profile/profile.commands';
import { registerMember } from '@/features/account/registration/registration.commands';
import { requestAlert, requestManageLink } from '@/features/alerts/alerts.commands';
import { answerMessage, sendContactMessage } from '@/features/citizens/contact/contact.commands';
import { addDataRequestStep, sendDataRequest } from '@/features/citizens/data-requests/data-requests.commands';
import { addSuggestionStep, sendSuggestion } from '@/features/citizens/suggestions/suggestions.commands';
import { createPasswordRequest } from '@/features/organisations/password-requests/password-requests.commands';
import type { Viewer } from '@/lib/auth/viewer';
import { visitor } from '@/lib/auth/viewer';
import { decrypt } from '@/lib/crypto/encryption';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { mail, unverifiedTemplates } from '@/lib/mail/schema';
import { anAlert } from '@/testing/alerts';
import { administrator } from '@/testing/lists';
import { anAddress, logInPerson } from '@/testing/log-in';
import { aCollege, aMember, PASSWORD } from '@/testing/people';
import { renderMail } from './render';

/** Version of the terms that comes with the database. */
const FIRST_TERMS = '1';

/** An attacker's text for every field that has room for it; names accept Thai letters and blanks only. */
const WORDS = 'MARK www.evil.example';
const THAI_NAME = 'คลิกเว็บร้าย';
const PHONE = '098-765-4321';
const MARKS = /MARK|evil|คลิกเว็บร้าย|4321/;

const SITE = { brand: 'ข่าวอาชีวศึกษา', url: env.SITE_URL };
const anEmail = (domain = 'example.org') => `victim-${randomUUID()}@${domain}`;
const stranger = (): Viewer => ({ ...visitor, address: anAddress() });
const member = (email: string) => ({
  ...{
    firstName: THAI_NAME,
    lastName: THAI_NAME,
    email,
    gender: 'Male',
    birthDate: '2000-02-29',
    terms: FIRST_TERMS,
  },
});
const message = (email: string) => ({
  ...{ name: WORDS, email, phone: PHONE, subject: WORDS, body: `${WORDS} ${WORDS}`, consent: 'on' },
});

/**
 * Every way in which a visitor, or a user for their own account, can have a mail sent to an address that they typed.
 */
const ways: Readonly<Record<string, (email: string) => Promise<unknown>>> = {
  'a registration, and a second one': async (email) => {
    await registerMember(member(email), stranger());
    await registerMember(member(email), stranger());
  },
  'a reset of the password of an account that nobody has been in': async (email) => {
    await registerMember(member(email), stranger());
    await startReset({ kind: 'member', name: email }, stranger());
  },
  'a request for an office’s password': async (email) => {
    const { name } = await aCollege();
    await createPasswordRequest({ userName: name, code: name, email, phone: PHONE, acknowledged: 'on' }, stranger());
  },
  'a new e-mail of one’s own account': async (email) => {
    const mine = await aMember({ account: { displayName: WORDS } });
    await requestEmailChange({ email, password: PASSWORD }, (await logInPerson(mine)).viewer);
  },
  'a suggestion, and a step of it': async (email) => {
    const { trackingCode } = await sendSuggestion({ kind: 'complaint', ...message(email) }, stranger());
    const { id } = await db.suggestion.findUniqueOrThrow({ where: { trackingCode } });
    await addSuggestionStep({ id, steps: 1, status: 'done', note: 'แก้ไขแล้ว' }, administrator);
  },
  'a request over personal data, and a step of it': async (email) => {
    const { trackingCode } = await sendDataRequest({ kind: 'access', ...message(email) }, stranger());
    const { id } = await db.rightsRequest.findUniqueOrThrow({ where: { trackingCode } });
    await addDataRequestStep({ id, steps: 1, status: 'done', note: 'ส่งสำเนาแล้ว' }, administrator);
  },
  'a message to the agency, and its answer': async (email) => {
    const { trackingCode } = await sendContactMessage(message(email), stranger());
    const { id } = await db.contactMessage.findUniqueOrThrow({ where: { trackingCode } });
    await answerMessage({ id, body: 'เปิดรับเดือนมีนาคม', replies: '0' }, administrator);
  },
  'an alert, and the link to all alerts': async (email) => {
    await requestAlert({ email, rhythm: 'now', search: WORDS }, stranger());
    await anAlert({ email });
    await requestManageLink({ email }, stranger());
  },
};

/** Mails that staff must write or decide first. */
const ANSWERS = ['suggestion-step', 'rights-step', 'contact-reply'];

describe('a mail to an address that a stranger typed', () => {
  const seen = new Set<string>();

  test.each(Object.entries(ways))('after %s contains nothing else that was typed', async (name, run) => {
    const email = anEmail(name.includes('office') ? 'gmail.com' : undefined);
    await run(email);
    const rows = await db.mailMessage.findMany({ where: { recipient: email } });
    expect(rows.length).toBeGreaterThan(0);
    for (const { template, data } of rows) {
      const opened = decrypt(data);
      const letter = await renderMail(mail.parse({ template, data: opened }), SITE);
      seen.add(template);
      expect([template, JSON.stringify([opened, letter]).match(MARKS)]).toEqual([template, null]);
    }
  });

  test('was checked in all its kinds', () => {
    expect([...seen].sort()).toEqual([...unverifiedTemplates, ...ANSWERS].sort());
  });
});

test('an old mail that still contains such text is rendered without it', async () => {
  const data = {
    subject: WORDS,
    what: 'complaint',
    trackingCode: 'S-7KQ2M',
    link: '/participation/track/?code=S-7KQ2M',
  };
  const letter = await renderMail(mail.parse({ template: 'suggestion-received', data }), SITE);
  expect(JSON.stringify(letter)).not.toMatch(MARKS);
});

test.each([
  ['link', 'https://evil.example click here'],
  ['link', 'เว็บร้าย'],
  ['trackingCode', WORDS],
])('text in place of a %s is refused', (field, words) => {
  const data = { what: 'complaint', trackingCode: 'S-7KQ2M', link: '/participation/track/', [field]: words };
  expect(mail.safeParse({ template: 'suggestion-received', data }).success).toBe(false);
});
