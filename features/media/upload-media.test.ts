import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { aPdf, aPhoto, aPixelBomb, aZip } from '@/testing/files';
import { logInPerson } from '@/testing/log-in';
import { aCollegeUser, aMember } from '@/testing/people';
import { getMediaFolder } from './disk-store';
import { deleteStaleUploads } from './receive-upload';
import { uploadMedia } from './upload-media';
import { college, listKept, listTemporary, other, refusal, upload, uploadsFolder } from './upload-media.test-support';

/** A picture of one colour, which is cheap to draw. */
const aPlainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } })
    .png()
    .toBuffer();

describe('a picture', () => {
  test('is stored in the widths that pages use, and its row lists them', async () => {
    const entry = await upload(await aPhoto({ width: 2_000, height: 1_500 }), 'งานกีฬา.jpg');
    expect(entry).toMatchObject({ kind: 'image', width: 2_000, height: 1_500, name: 'งานกีฬา.jpg', title: 'งานกีฬา' });
    const { hash } = await db.media.findUniqueOrThrow({ where: { id: entry.id } });
    const files = (await listKept()).filter((name) => name.startsWith(hash)).sort();
    expect(files).toEqual([320, 640, 960, 1_600, 2_000].map((width) => `${hash}-${width}.webp`).sort());
    expect(entry.thumb).toBe(`/media/${hash}-320.webp`);
    const widest = await sharp(join(getMediaFolder(), `${hash}-1600.webp`)).metadata();
    expect([widest.format, widest.width, widest.height]).toEqual(['webp', 1_600, 1_200]);
  });

  test('keeps its original up to 4,096 pixels, which pages do not load', async () => {
    const entry = await upload(await aPlainPicture(5_000, 2_500), 'large.png');
    const row = await db.media.findUniqueOrThrow({ where: { id: entry.id } });
    expect(row).toMatchObject({ width: 4_096, height: 2_048, widths: [320, 640, 960, 1_600, 4_096] });
    expect(entry.url).toBe(`/media/${row.hash}-4096.webp`);
    expect(entry.picture).toMatchObject({ src: `/media/${row.hash}-1600.webp`, width: 1_600, height: 800 });
    expect(entry.picture?.srcSet).not.toContain('4096');
    const original = await sharp(join(getMediaFolder(), `${row.hash}-4096.webp`)).metadata();
    expect([original.width, original.height, original.exif]).toEqual([4_096, 2_048, undefined]);
  });

  test('tall and upright keeps an original only if that is wider than what pages show', async () => {
    const tall = await upload(await aPlainPicture(1_700, 5_000), 'tall.png');
    expect((await db.media.findUniqueOrThrow({ where: { id: tall.id } })).widths).toEqual([320, 640, 960, 1_600]);
    const turned = await upload(await aPhoto({ width: 2_000, height: 1_700, orientation: 6 }), 'turned.jpg');
    expect(turned).toMatchObject({ width: 1_700, height: 2_000 });
  });

  test('smaller than the largest width ends with its own', async () => {
    const entry = await upload(await aPhoto({ width: 500, height: 400 }), 'small.jpg');
    const row = await db.media.findUniqueOrThrow({ where: { id: entry.id } });
    expect(row.widths).toEqual([320, 500]);
  });

  test('P-071 is turned upright, then loses its metadata', async () => {
    const source = await aPhoto({ width: 600, height: 400, orientation: 6 });
    expect((await sharp(source).metadata()).exif).toBeDefined();
    expect(source.includes('SECRETMARK')).toBe(true);
    const entry = await upload(source, 'gps.jpg');
    expect([entry.width, entry.height]).toEqual([400, 600]);
    const bytes = await readFile(join(env.DATA_DIR, entry.url));
    const { exif, xmp, icc } = await sharp(bytes).metadata();
    expect([exif, xmp, icc, bytes.includes('SECRETMARK')]).toEqual([undefined, undefined, undefined, false]);
  });

  test('P-065 that is also a file of another type becomes only a picture', async () => {
    const gif = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#123' } })
      .gif()
      .toBuffer();
    const script = Buffer.from('*/=1;alert("SECRETMARK")//');
    const photo = await aPhoto({ width: 90, height: 90 });
    const zip = aZip({ 'SECRETMARK.php': '<?php' });
    for (const source of [Buffer.concat([gif, script]), Buffer.concat([photo, zip])]) {
      const entry = await upload(source, 'polyglot.gif');
      const bytes = await readFile(join(env.DATA_DIR, entry.url));
      expect([entry.mimeType, bytes.includes('SECRETMARK'), bytes.includes('PK\u0003\u0004')]).toEqual([
        'image/webp',
        false,
        false,
      ]);
    }
  });

  test('P-067 of 50,000 × 50,000 pixels is refused', async () => {
    expect(await refusal(aPixelBomb(), 'bomb.png')).toBe('AppError: invalid: media.tooManyPixels');
  });

  test('that is broken is refused, and none of its files stay', async () => {
    const before = await listKept();
    const photo = await aPhoto();
    expect(await refusal(photo.subarray(0, photo.length / 3), 'half.jpg')).toBe(
      'AppError: invalid: media.brokenPicture',
    );
    expect(await listKept()).toEqual(before);
  });

  test('in AVIF is not decoded at all', async () => {
    const avif = Buffer.concat([Buffer.from('0000001c66747970617669660000000061766966', 'hex'), Buffer.alloc(400)]);
    expect(await refusal(avif, 'new.avif')).toBe('AppError: mediaType: media.unknownType');
    await expect(sharp(avif).metadata()).rejects.toThrow();
  });
});

describe('P-066 a name', () => {
  test.each([
    ['../../etc/x.png', 'x.png'],
    ['a\u0000.png', 'a.png'],
    ['<img onerror=alert(1)>.png', '<img onerror=alert(1)>.png'],
    ['C:\\users\\me\\ภาพ.png', 'ภาพ.png'],
    ['con.png', 'con.png'],
    ['.htaccess', '.htaccess'],
    ['\u202egnp.exe', 'gnp.exe'],
    [`${'ก'.repeat(300)}.png`, `${'ก'.repeat(196)}.png`],
    ['', 'file'],
    ['ภาพน\u0e4d\u0e32.png'.normalize('NFD'), 'ภาพน\u0e4d\u0e32.png'.normalize('NFC')],
  ])('%j is saved as %j, as plain text; the stored name is generated', async (name, shown) => {
    const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const entry = await upload(photo, name);
    expect(entry.url).toMatch(/^\/media\/[0-9a-f]{64}-20\.webp$/);
    const row = await db.media.findUniqueOrThrow({ where: { id: entry.id } });
    await db.media.delete({ where: { id: row.id } });
    expect(row.originalName).toBe(shown);
  });
});

describe('P-068 too large', () => {
  test('a picture of more than 10 MB is refused', async () => {
    const large = Buffer.concat([await aPhoto(), Buffer.alloc(11_000_000)]);
    expect(await refusal(large, 'x.jpg')).toBe('AppError: tooLarge: media.pictureTooLarge');
    expect(await refusal(large, 'x.pdf')).toBe('AppError: tooLarge: media.pictureTooLarge');
    expect(await listTemporary()).toEqual([]);
  });

  test('an endless body is refused while it is being received', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    const query = new URLSearchParams({ name: 'x.pdf' });
    await expect(uploadMedia({ query, body: endless }, college)).rejects.toMatchObject({ kind: 'tooLarge' });
    expect(sent).toBeLessThan(60);
    expect(await listTemporary()).toEqual([]);
  });

  test('an interrupted body leaves nothing behind', async () => {
    const before = await db.media.count();
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new Uint8Array(1_000));
        controller.error(new Error('gone'));
      },
    });
    const query = new URLSearchParams({ name: 'x.jpg' });
    await expect(uploadMedia({ query, body: broken }, college)).rejects.toMatchObject({ key: 'media.broken' });
    expect([await listTemporary(), await db.media.count()]).toEqual([[], before]);
  });

  test('an empty body is refused', async () => {
    expect(await refusal(Buffer.alloc(0), 'x.jpg')).toBe('AppError: invalid: media.empty');
  });
});

describe('P-070 permissions', () => {
  test('a visitor and a member are refused', async () => {
    const member = (await logInPerson(await aMember())).viewer;
    expect(await refusal(aPdf(), 'x.pdf', visitor)).toBe('AppError: unauthenticated: errors.unauthenticated');
    expect(await refusal(aPdf(), 'x.pdf', member)).toBe('AppError: forbidden: errors.forbidden');
  });

  test('a college user uploads into the library of the college', async () => {
    const user = (await logInPerson(await aCollegeUser({ college: college.organisationId }))).viewer;
    const entry = await upload(aPdf('ของครู'), 'x.pdf', user);
    const row = await db.media.findUniqueOrThrow({ where: { id: entry.id } });
    expect([row.organisationId, row.uploadedById]).toEqual([college.organisationId, user.accountId]);
    expect(await db.auditLog.count({ where: { action: 'media.upload', nounId: String(entry.id) } })).toBe(1);
  });

  test('an account may upload 60 files an hour', async () => {
    for (let turn = 0; turn < 60; turn++) await refusal(Buffer.alloc(0), 'x.jpg', other);
    expect(await refusal(aPdf(), 'x.pdf', other)).toBe('AppError: limited: media.tooMany');
    expect(await refusal(aPdf('ของคนอื่น'), 'x.pdf', college)).toBe('application/pdf');
  });
});

describe('the same bytes', () => {
  test('of one organisation are one row, even if uploaded concurrently', async () => {
    const photo = await aPhoto({ width: 333 });
    const entries = await Promise.all([upload(photo, 'a.jpg'), upload(photo, 'b.jpg'), upload(photo, 'c.jpg')]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(1);
  });

  test('of a document under two names are two library entries over one stored file; under one name they are one entry', async () => {
    const pdf = aPdf('สองชื่อ');
    const [order, form, again] = [
      await upload(pdf, 'คำสั่ง.pdf'),
      await upload(pdf, 'แบบฟอร์ม.pdf'),
      await upload(pdf, 'คำสั่ง.pdf'),
    ];
    expect([order.url === form.url, order.id === form.id, order.id === again.id]).toEqual([true, false, true]);
    expect([order.name, form.name]).toEqual(['คำสั่ง.pdf', 'แบบฟอร์ม.pdf']);
    const copies = await Promise.all([upload(pdf, 'ใหม่.pdf'), upload(pdf, 'ใหม่.pdf')]);
    expect(new Set(copies.map(({ id }) => id)).size).toBe(1);
  });

  test('of another organisation are a separate row over the same files', async () => {
    const photo = await aPhoto({ width: 444 });
    const [mine, theirs] = [await upload(photo, 'a.jpg'), await upload(photo, 'a.jpg', other)];
    expect([mine.url === theirs.url, mine.id === theirs.id]).toEqual([true, false]);
  });

  test('that were deleted are restored', async () => {
    const first = await upload(aPdf('กลับมา'), 'a.pdf');
    await db.media.update({ where: { id: first.id }, data: { deletedAt: new Date() } });
    const again = await upload(aPdf('กลับมา'), 'a.pdf');
    expect(again.id).toBe(first.id);
    expect((await db.media.findUniqueOrThrow({ where: { id: first.id } })).deletedAt).toBeNull();
  });

  test('with lost files are stored again', async () => {
    const photo = await aPhoto({ width: 555 });
    const first = await upload(photo, 'a.jpg');
    await rm(join(env.DATA_DIR, first.url));
    await upload(photo, 'a.jpg');
    expect((await readFile(join(env.DATA_DIR, first.url))).length).toBeGreaterThan(0);
  });
});

describe('P-116 a disk error', () => {
  test('is reported with a clear message and leaves no row', async () => {
    const before = await db.media.count();
    // A file in place of the folder makes every write fail, even as the superuser.
    await rm(getMediaFolder(), { recursive: true });
    await writeFile(getMediaFolder(), '');
    expect(await refusal(await aPhoto({ width: 666 }), 'x.jpg')).toBe('AppError: busy: media.noSpace');
    expect(await refusal(aPdf('เต็ม'), 'x.pdf')).toBe('AppError: busy: media.noSpace');
    await rm(getMediaFolder());
    expect([await db.media.count(), await listTemporary()]).toEqual([before, []]);
  });
});

test('leftovers of a killed process are removed after an hour', async () => {
  await deleteStaleUploads();
  await writeFile(join(uploadsFolder(), 'left.part'), 'x');
  expect(await deleteStaleUploads()).toBe(0);
  expect(await deleteStaleUploads(Date.now() + 3_700_000)).toBe(1);
  expect(await listTemporary()).toEqual([]);
});
