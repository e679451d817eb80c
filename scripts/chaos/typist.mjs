import { expect } from '@playwright/test';
import { demo, logIn } from '../demo-accounts.mjs';

/** Time between two letters, and limit of each wait for the editor; its retries wait for up to a minute. */
const KEY_MS = 15;
const LIMIT_MS = 120_000;
const LIST = '/users/users_news';

/** Legacy login call of the demo college user, who types. */
export const collegeUserLogin = {
  call: 'login.php?crud=collegeUser',
  fields: { college_user_idcard: demo.usercollege.college_user_idcard, college_user_password: demo.password },
};

/** A college user who types one item in a browser, and knows each letter that was typed. */
export class Typist {
  /** All letters of the text. */
  typed = '';
  #words = 0;

  /** @param {import('@playwright/test').Browser} browser @param {string} url of the portal */
  constructor(browser, url) {
    this.browser = browser;
    this.url = url;
  }

  /** Logs in and makes a draft with a headline. */
  async begin(topic) {
    await this.#open(`${LIST}/new`);
    await this.page.locator('select[name=categoryId]').selectOption({ index: 1 });
    await this.#headline.fill(topic);
    await this.waitUntilSaved();
    await this.goToEnd();
  }

  /** Logs in from elsewhere: the page that is open learns it by its cookies. */
  async logIn(given = collegeUserLogin) {
    const cookies = (await logIn(this.url, given)).map((cookie) => cookie.split('=', 2));
    await this.context.addCookies(cookies.map(([name, value]) => ({ name, value, url: this.url })));
  }

  /** Types at least so many letters, as numbered words, so that a missing or doubled one is found. */
  async type(letters) {
    for (const end = this.typed.length + letters; this.typed.length < end; ) {
      // A blank at the end of a paragraph is not stored.
      const word = `${this.typed && ' '}คำที่ ${++this.#words} ไม่หาย`;
      await this.page.keyboard.type(word, { delay: KEY_MS });
      this.typed += word;
    }
  }

  /** Waits until the server has all that was typed. */
  async waitUntilSaved() {
    await this.waitForState('draft');
  }

  /** Waits for a state of saving, as the status shows it. */
  async waitForState(state) {
    await this.page.locator(`[data-save-state=${state}]`).first().waitFor({ timeout: LIMIT_MS });
  }

  /** Logs in by the dialog of the editor's page, and waits until what was typed meanwhile is saved. */
  async logInHere() {
    const { page } = this;
    const notice = page.getByRole('region', { name: 'การเข้าสู่ระบบสิ้นสุดแล้ว' });
    await notice.waitFor({ timeout: LIMIT_MS });
    await notice.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'เข้าสู่ระบบเพื่อบันทึกต่อ' });
    await dialog.locator('[name=name]').fill(demo.usercollege.college_user_idcard);
    await dialog.locator('[name=password]').fill(demo.password);
    await dialog.locator('[name=password]').press('Enter');
    await dialog.waitFor({ state: 'hidden', timeout: LIMIT_MS });
  }

  /** Ends the session from elsewhere, as a press in another tab does. */
  async endSession() {
    const cookies = (await this.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const headers = { Cookie: cookies, Origin: this.url };
    const { status } = await fetch(`${this.url}/logout`, { method: 'POST', headers, redirect: 'manual' });
    if (status !== 303) throw new Error(`/logout answered ${status}`);
  }

  /** Merges with what was saved elsewhere, as the dialog proposes it. */
  async merge() {
    await this.waitForState('conflict');
    await this.page.getByRole('button', { name: /เปรียบเทียบและเลือก/ }).click();
    await this.page.getByRole('button', { name: 'บันทึกตามที่เลือก' }).click();
    await this.waitForState('saved');
    await this.goToEnd();
  }

  /** Opens the draft again in a new tab, with what this browser kept of it. */
  async openAgain() {
    const address = this.page.url();
    await this.page.close();
    this.page = await this.context.newPage();
    await this.page.goto(address);
    await this.#text.waitFor({ timeout: LIMIT_MS });
    await this.waitUntilText();
    await this.goToEnd();
  }

  async goToEnd() {
    await this.#text.click();
    await this.page.keyboard.press('Control+End');
  }

  /** Waits until the editor shows all letters, in their order. */
  async waitUntilText() {
    await expect(this.#text.locator('p').last()).toHaveText(this.typed, { timeout: LIMIT_MS });
  }

  /** Opens the draft in a browser that has kept nothing. @returns its headline and paragraphs, as the server has them */
  async readStored() {
    const address = this.page.url();
    await this.context.close();
    await this.#open(address);
    const paragraphs = await this.#text.locator('p').allInnerTexts();
    return { topic: await this.#headline.inputValue(), paragraphs: paragraphs.map(toPlain) };
  }

  /** Opens an address in a browser of its own, logged in. */
  async #open(address) {
    this.context = await this.browser.newContext({ baseURL: this.url, locale: 'th-TH', serviceWorkers: 'block' });
    await this.logIn();
    this.page = await this.context.newPage();
    await this.page.goto(address);
    await this.#text.waitFor({ timeout: LIMIT_MS });
  }

  get #headline() {
    return this.page.locator('textarea[name=topic]');
  }

  get #text() {
    return this.page.locator('[contenteditable=true][role=textbox]');
  }
}

/** Non-breaking blanks, which browsers type at the end of a line, are blanks. */
const toPlain = (text) => text.replaceAll('\u00A0', ' ').trim();
