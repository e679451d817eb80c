import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** Folder where the portal under test writes its mails, as it has no mail server. */
const getMailFolder = () => {
  const { PORTAL_DATA_DIR } = process.env;
  if (!PORTAL_DATA_DIR) throw new Error('PORTAL_DATA_DIR is not set: the data folder of the portal under test');
  return join(PORTAL_DATA_DIR, 'mail');
};

/** Mails read before, by file name: a file is complete from the start and never changes. */
const known = new Map<string, Promise<Email>>();

function readMail(name: string): Promise<Email> {
  const mail = known.get(name) ?? readFile(join(getMailFolder(), name)).then((bytes) => PostalMime.parse(bytes));
  known.set(name, mail);
  return mail;
}

/** All mails to an address, oldest first. */
async function listMails(to: string): Promise<Email[]> {
  const names = (await readdir(getMailFolder()).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const oldestFirst = names.toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
  const mails = await Promise.all(oldestFirst.map(readMail));
  return mails.filter((mail) => mail.to?.some(({ address }) => address === to));
}

/** Waits for a mail to an address that matches `words` in its subject or text. */
export async function waitForMail(to: string, words = /./): Promise<Email> {
  const find = async () => (await listMails(to)).find(({ subject, text }) => words.test(`${subject}\n${text}`));
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error(`no mail ${words} to ${to}`);
  return mail;
}

/** A value in a mail's text, such as a password: after its label or on the next line. */
export function findFact({ text = '' }: Email, label: string): string {
  const found = new RegExp(`^${label}:?\\s+(\\S+)`, 'm').exec(text);
  if (!found?.[1]) throw new Error(`no ${label} in: ${text}`);
  return found[1];
}
