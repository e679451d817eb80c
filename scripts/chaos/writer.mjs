import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { buildStaffLogin, demo, logIn } from '../demo-accounts.mjs';

const WIDTH = 640;
/** Fraction of rounds that begin with an upload; an account is limited to sixty an hour. */
const UPLOADS = 0.2;

/** Offices that publish without approval. */
export const WRITERS = ['college', 'VecProvince', 'iven', 'veccentraldep'];
const CATEGORY = 1002;

/**
 * A user who writes, publishes, corrects and withdraws items repeatedly, and records for each item its expected state
 * after every step, the steps requested and the steps acknowledged.
 */
export class Writer {
  /** @type {{ token: string, id?: number, looks: object[], asked: number, answered: number }[]} */
  items = [];
  pictures = [];

  constructor(role) {
    this.role = role;
  }

  async logIn(url) {
    this.cookie = (await logIn(url, buildStaffLogin(demo[this.role].usersystems_uname))).join('; ');
  }

  /**
   * Writes until the server is gone.
   *
   * @param {string} url
   * @param {{ withDatabase?: boolean }} how true if the database goes at the same moment: it may be missed first
   */
  async work(url, { withDatabase = false } = {}) {
    try {
      if (Math.random() < UPLOADS) await this.#upload(url);
      for (;;) await this.#item(url);
    } catch (error) {
      if (!isCutOff(error) && !(withDatabase && / 503 /.test(error.message))) throw error;
    }
  }

  /** Writes one item whole. @param {string} url @throws {Error} with path and status, or of the connection */
  once(url) {
    return this.#item(url);
  }

  /** Uploads one more picture. @param {string} url */
  upload(url) {
    return this.#upload(url);
  }

  /** Uploads the pictures of the first items. @param {string} url */
  async prepare(url) {
    await this.#upload(url);
    await this.#upload(url);
  }

  async #item(url) {
    const item = { token: randomUUID(), looks: [], asked: 0, answered: 0 };
    this.items.push(item);
    const key = randomUUID();
    const [one, two] = this.pictures.slice(-2);
    const at = (part, pictures) => buildContent(item.token, part, pictures);
    const state = { version: 0, revisions: 0, reviews: 0 };
    const step = async (call, fields, look) => {
      item.looks.push(look);
      item.asked++;
      const data = await this.#call(url, call, fields);
      item.id = data.id;
      item.answered++;
      return data.version;
    };
    const saved = (part, pictures, status, level) => {
      state.version++;
      state.revisions++;
      return { ...state, part, pictures: pictures.map(({ id }) => id), status, level };
    };
    const moved = (look, status, level, note = null) => {
      state.version++;
      state.reviews++;
      return { ...look, ...state, status, level, note };
    };
    const level = this.role === 'college' ? 1 : 2;
    let look = saved('one', [one], 'draft', 0);
    let version = await step('save', { key, content: at('one', [one]) }, look);
    look = moved(look, 'allow', level);
    version = await step('move', { id: item.id, version, event: 'publish' }, look);
    look = { ...saved('two', [two, one], 'allow', level), note: null };
    const second = { id: item.id, version, key: randomUUID(), content: at('two', [two, one]) };
    version = await step('save', second, look);
    look = moved(look, 'hide', level, 'ถอนชั่วคราว');
    const hiding = { id: item.id, version, event: 'hide', comment: 'ถอนชั่วคราว', stub: true };
    version = await step('move', hiding, look);
    await step('move', { id: item.id, version, event: 'show' }, moved(look, 'allow', level));
  }

  async #upload(url) {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 };
    const create = { width: WIDTH, height: WIDTH, channels: 3, background: '#888', noise };
    const body = await sharp({ create }).jpeg().toBuffer();
    const answer = await this.#send(url, '/api/v1/media?kind=image&name=chaos.jpg', 'image/jpeg', body);
    this.pictures.push({ id: answer.id });
  }

  #call(url, call, fields) {
    return this.#send(url, `/api/v1/newsroom/${call}`, 'application/json', JSON.stringify(fields));
  }

  async #send(url, path, type, body) {
    const headers = { 'Content-Type': type, Origin: url, Cookie: this.cookie };
    const answer = await fetch(url + path, { method: 'POST', headers, body });
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text).data;
    throw new Error(`${this.role}: ${path} ${answer.status} ${text}`);
  }
}

/** True for the failure of a request whose server was killed; any other failure is a fault. */
const isCutOff = (error) =>
  error instanceof TypeError && (error.message === 'fetch failed' || error.message === 'terminated');

/** Content of one save of an item; every part of it names the item and the save. */
function buildContent(token, part, pictures) {
  const words = `${token} ${part}`;
  return {
    section: 'news',
    categoryId: CATEGORY,
    topic: words,
    detail: `<p>${words}</p>`.repeat(200),
    coverId: pictures[0].id,
    coverAlt: words,
    coverFocusX: 0.5,
    coverFocusY: 0.5,
    pictures: pictures.map(({ id }) => ({ mediaId: id, alt: words, decorative: false })),
    attachments: [],
    videoLinks: [],
    publishAt: null,
    unpublishAt: null,
    pinned: false,
  };
}
