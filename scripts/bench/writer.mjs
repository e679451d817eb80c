import { randomUUID } from 'node:crypto';
import { buildStaffLogin, demo, logIn } from '../demo-accounts.mjs';
import { createAgent, postJson } from './http-request.mjs';

/** An office that publishes without approval. */
const OFFICE = demo.college.usersystems_uname;
const PARAGRAPHS = 20;

/** A newsroom user who writes, publishes, corrects and withdraws items, by the calls of its pages. */
export class Writer {
  #agent = createAgent(1);

  constructor(site, category) {
    this.site = site;
    this.category = category;
  }

  async logIn() {
    this.cookie = (await logIn(this.site, buildStaffLogin(OFFICE))).join('; ');
    return this;
  }

  /**
   * Writes a draft.
   *
   * @returns {Promise<{ id: number, version: number, words: string }>} `words` are in headline and text
   */
  async write() {
    const words = `ข่าววัดผล ${randomUUID()}`;
    const { id, version } = await this.#call('save', { key: randomUUID(), content: this.#contentOf(words) });
    return { id, version, words };
  }

  /** Changes the words of a public item. */
  async correct(item) {
    item.words = `ข่าวที่แก้ ${randomUUID()}`;
    const fields = { id: item.id, version: item.version, key: randomUUID(), content: this.#contentOf(item.words) };
    item.version = (await this.#call('save', fields)).version;
  }

  publish = (item) => this.#move(item, { event: 'publish' });
  withdraw = (item) => this.#move(item, { event: 'hide', comment: 'ถอนหลังการวัดผล' });

  async #move(item, fields) {
    item.version = (await this.#call('move', { id: item.id, version: item.version, ...fields })).version;
  }

  async #call(name, fields) {
    const { body } = await this.#post(`/api/v1/newsroom/${name}`, fields);
    return JSON.parse(body.toString()).data;
  }

  async #post(path, fields) {
    const headers = { Origin: this.site, Cookie: this.cookie };
    const answer = await postJson(this.site + path, JSON.stringify(fields), { agent: this.#agent, headers });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body.toString()}`);
    return answer;
  }

  #contentOf(words) {
    return {
      ...{ section: 'news', categoryId: this.category, topic: words, detail: `<p>${words}</p>`.repeat(PARAGRAPHS) },
      ...{ coverId: null, coverAlt: '', coverFocusX: 0.5, coverFocusY: 0.5, pictures: [], attachments: [] },
      ...{ videoLinks: [], publishAt: null, unpublishAt: null, pinned: false },
    };
  }

  close() {
    this.#agent.destroy();
  }
}
