import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { aPhoto, aPixelBomb, aZip } from '@/testing/files';
import { aDocument, aPicture, getLibrary, listLibrary, upload, uploadToLibrary } from '../support/media';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const TOO_LARGE_BYTES = 11 * 1_048_576;
const words = (name: string, text: string) => ({ name, buffer: Buffer.from(text) });

test.beforeEach(({ page }) => signInAs(page.request, 'college'));

test('P-063, P-064, P-067…P-069 a file that is no picture or document is rejected, as is one too large', async ({
  page: { request },
}) => {
  const refused = [
    words('x.jpg', 'MZ\x90\x00 an EXE'),
    words('x.jpg', '<?php phpinfo(); ?>'),
    words('x.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    words('x.pdf', '<html>%PDF-1.7 %%EOF</html>'),
  ];
  for (const file of refused) expect((await upload(request, file)).status()).toBe(415);
  const bomb = await upload(request, { name: 'bomb.png', buffer: aPixelBomb() });
  expect(bomb.status()).toBe(422);
  const large = await upload(request, { name: 'x.jpg', buffer: Buffer.alloc(TOO_LARGE_BYTES) });
  expect(large.status()).toBe(413);
});

test('P-065, P-066, P-071 a picture is re-encoded, under a generated name', async ({ page: { request } }) => {
  const photo = await aPhoto({ width: 600, height: 400 });
  const buffer = Buffer.concat([photo, aZip({ 'SECRETMARK.php': '<?php' })]);
  const { url } = await uploadToLibrary(request, { name: '../../etc/<img onerror>.png', buffer });
  expect(url).toMatch(/^\/media\/[0-9a-f]{64}-\d+\.webp$/);
  const answer = await request.get(url);
  expect(answer.headers()).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
  const bytes = await answer.body();
  const { exif, xmp } = await sharp(bytes).metadata();
  expect([exif, xmp, bytes.includes('SECRETMARK')]).toEqual([undefined, undefined, false]);
});

test('P-069 a document is downloaded as a file, and the library lists it', async ({ page: { request } }) => {
  const paper = await uploadToLibrary(request, aDocument(`ระเบียบ ${randomBytes(4).toString('hex')}`));
  const { 'content-disposition': disposition, ...headers } = (await request.get(paper.url)).headers();
  expect(disposition).toMatch(/^attachment; filename\*=UTF-8''%E0/);
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
  const { items, total } = await listLibrary(request, 'kind=document');
  expect(items.map(({ id }) => id)).toContain(paper.id);
  expect(items.map(({ extension }) => extension)).not.toContain('webp');
  expect(total).toBeGreaterThanOrEqual(items.length);
});

test('P-070 nobody uploads without the right to write, nor from another site', async ({ page, request }) => {
  const foreign = await upload(page.request, await aPicture(), { Origin: 'https://evil.example' });
  expect([401, 403]).toContain(foreign.status());
  expect((await upload(request, await aPicture())).status()).toBe(401);
  expect((await getLibrary(request)).status()).toBe(401);
  await signInAs(request, 'member');
  expect((await upload(request, await aPicture())).status()).toBe(403);
  expect((await getLibrary(request)).status()).toBe(403);
});
