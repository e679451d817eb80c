import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { renderMail } from '@/emails/render';
import { sampleMails } from '@/emails/samples';

const SITE = { brand: 'ข่าวอาชีวศึกษา', url: 'http://localhost:3000' };

/** `npm run mail [-- FOLDER]` renders every mail with sample data into HTML files and prints their paths. */
async function main(folder = '.data/mail-preview'): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const mail of sampleMails) {
    const { subject, html } = await renderMail(mail, SITE);
    const file = resolve(folder, `${mail.template}.html`);
    await writeFile(file, html);
    console.log(`${file}  ${subject}`);
  }
}

await main(process.argv[2]);
