import { randomBytes } from 'node:crypto';
import { expectAccessible } from '../support/accessibility';
import { openReader } from '../support/consent';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const SCREEN = '/newseditor/house_style';
const LIST = '/colleges/college_news';
/** A category that no other test writes in. */
const CATEGORY = 'จัดซื้อจัดจ้าง';
const aName = (word: string) => `${word}${randomBytes(4).toString('hex')}`;

test("an editor's template and words reach writers: headings offered, a word that stops replaced by one press", async ({
  page,
  browser,
}) => {
  const [heading, wrong, right] = [aName('หัวข้อ '), aName('คำผิด'), aName('คำถูก')];
  await signInAs(page.request, 'newseditors');
  await page.goto(SCREEN);
  await expectAccessible(page);
  await page.getByRole('link', { name: `แก้ไข ${CATEGORY}` }).click();
  const dialog = page.getByRole('dialog', { name: `แก้ไขแบบของหมวดหมู่ ${CATEGORY}` });
  await dialog.getByLabel('หัวข้อย่อย', { exact: true }).fill(`${heading}\nติดต่อ`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: CATEGORY })).toContainText(`${heading} · ติดต่อ`);

  await page.getByRole('link', { name: 'คำที่ใช้', exact: true }).click();
  await page.getByRole('link', { name: 'เพิ่มคำ' }).click();
  const form = page.getByRole('dialog', { name: 'เพิ่มคำ' });
  await form.getByLabel('คำที่ไม่ใช้').fill(wrong);
  await form.getByLabel('คำที่ใช้แทน').fill(right);
  await form.getByLabel('เมื่อพบคำนี้').selectOption('ต้องแก้ก่อนส่ง');
  await form.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByRole('row', { name: wrong })).toContainText('ต้องแก้ก่อนส่ง');
  await expectAccessible(page);

  const writer = await (await openReader(browser)).newPage();
  await signInAs(writer.request, 'college');
  await writer.goto(`${LIST}/new`);
  const text = writer.locator('[contenteditable=true][role=textbox]');
  await expect(text).toBeVisible();
  await writer.locator('select[name=categoryId]').selectOption(CATEGORY);
  await writer.getByRole('button', { name: 'ใส่หัวข้อย่อย' }).click();
  await expect(text.getByRole('heading', { name: heading })).toBeVisible();
  await expect(writer.getByRole('button', { name: 'ใส่หัวข้อย่อย' })).toBeHidden();

  await writer.locator('textarea[name=topic]').fill(`ประกาศ ${wrong}`);
  const checklist = writer.getByRole('region', { name: 'รายการตรวจ' });
  await expect(checklist.getByRole('button', { name: `มีคำที่ห้ามใช้ กรุณาแก้ไขก่อนส่ง “${wrong}”` })).toBeVisible();
  await expectAccessible(writer);
  await writer.getByRole('button', { name: 'อนุมัติและเผยแพร่', exact: true }).first().click();
  await expect(writer).toHaveURL(/college_news\/(new|\d+\?edit=1)$/);
  await checklist.getByRole('button', { name: `แทนด้วย “${right}”` }).click();
  await expect(writer.locator('textarea[name=topic]')).toHaveValue(`ประกาศ ${right}`);
  await expect(checklist.getByText(wrong)).toHaveCount(0);
  await writer.context().close();

  await page.getByRole('link', { name: `ลบ ${wrong}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ลบ' }).click();
  await expect(page.getByRole('row', { name: wrong })).toHaveCount(0);
  await page.goto(SCREEN);
  await page.getByRole('link', { name: `แก้ไข ${CATEGORY}` }).click();
  await dialog.getByLabel('หัวข้อย่อย', { exact: true }).fill('');
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByText(heading)).toHaveCount(0);
});

test('a similar item of the last weeks is pointed out once the headline has settled, to those who may see it', async ({
  page,
  browser,
}) => {
  const topic = `${aName('โครงการ')} ${aName('เสวนา')} ณ หอประชุม`;
  await signInAs(page.request, 'college');
  await page.goto(`${LIST}/new`);
  await expect(page.locator('[contenteditable=true][role=textbox]')).toBeVisible();
  await page.locator('textarea[name=topic]').fill(topic);
  await page.locator('select[name=categoryId]').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'บันทึก', exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`${LIST}/\\d+`));
  const id = /\d+/.exec(new URL(page.url()).pathname)?.[0];
  await expect(page.getByRole('region', { name: /ข่าวที่คล้ายกัน/ })).toHaveCount(0);

  await page.goto(`${LIST}/new`);
  await expect(page.locator('[contenteditable=true][role=textbox]')).toBeVisible();
  await page.locator('textarea[name=topic]').fill(`${topic} ครั้งที่สอง`);
  const note = page.getByRole('region', { name: /ข่าวที่คล้ายกัน/ });
  await expect(note.getByRole('link', { name: topic })).toHaveAttribute('href', `${LIST}/${id}`);
  await expectAccessible(page);
  await note.getByRole('button', { name: 'ไม่ซ้ำ ซ่อนรายการนี้' }).click();
  await expect(note).toHaveCount(0);

  const other = await (await openReader(browser)).newPage();
  await signInAs(other.request, 'VecProvince');
  const asked = await other.request.post('/api/v1/newsroom/similar', {
    data: { section: 'news', topic },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(await asked.json()).toMatchObject({ status: true, data: { items: [] } });
  await other.context().close();
});
