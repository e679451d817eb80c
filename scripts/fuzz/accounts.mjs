import { buildStaffLogin, demo, logIn } from '../demo-accounts.mjs';

export const API_KEY = demo.apiKey;

const staff = ({ usersystems_uname }) => buildStaffLogin(usersystems_uname);

/** Legacy login calls of each role's demo account. */
const logins = {
  VecAdmin: staff(demo.VecAdmin),
  newseditors: staff(demo.newseditors),
  veccentral: staff(demo.veccentral),
  veccentraldep: staff(demo.veccentraldep),
  iven: staff(demo.iven),
  VecProvince: staff(demo.VecProvince),
  college: staff(demo.college),
  usercollege: {
    call: 'login.php?crud=collegeUser',
    fields: { college_user_idcard: demo.usercollege.college_user_idcard, college_user_password: demo.password },
  },
  member: {
    call: 'login.member.php?crud=member',
    fields: { userGeneralEmail: demo.member.userGeneralEmail, userGeneralPassword: demo.password },
  },
};
export const roles = Object.keys(logins);
/** Login name of a role's account. */
export const getLoginName = (role) => Object.values(logins[role].fields)[0];
/** Every role's valid session can read one of these. */
const PROBES = ['/api/v1/newsroom/waiting', '/api/v1/saved'];

/** Restores account columns that a fuzz request may have changed so that the account can't log in any more. */
const RESTORE = `UPDATE account a SET status = s.status, role = s.role, password_hash = s.password_hash,
  password_expires_at = s.password_expires_at, must_change_password = s.must_change_password, totp_secret = s.totp_secret,
  totp_confirmed_at = s.totp_confirmed_at FROM fuzz_account s WHERE s.id = a.id`;

/** Sessions of the requests. */
export class Sessions {
  #cookies = new Map();

  /** @param {{ url: string, client: import('pg').Client }} portal */
  constructor({ url, client }) {
    this.url = url;
    this.client = client;
  }

  async open() {
    await this.client.query('CREATE TABLE IF NOT EXISTS fuzz_account AS SELECT * FROM account');
    for (const role of roles) await this.#logIn(role);
  }

  /** Cookie header of a role's session; undefined for visitors. */
  cookieOf(as) {
    return this.#cookies.get(as);
  }

  /** Logs in roles whose session has ended, which some requests cause. @returns {Promise<string[]>} roles that can't */
  async renew() {
    const lost = [];
    for (const role of roles) {
      if (await this.#isOpen(role)) continue;
      const isBack = await this.#logIn(role).then(
        () => true,
        () => this.#restore(role),
      );
      if (!isBack) lost.push(role);
    }
    return lost;
  }

  async #restore(role) {
    await this.client.query(RESTORE);
    return this.#logIn(role).then(
      () => true,
      () => false,
    );
  }

  async #isOpen(role) {
    for (const path of PROBES) {
      const answer = await fetch(this.url + path, { headers: { Cookie: this.cookieOf(role) ?? '' } });
      await answer.arrayBuffer();
      if (answer.ok) return true;
    }
    return false;
  }

  async #logIn(role) {
    const cookies = await logIn(this.url, logins[role]);
    this.#cookies.set(
      role,
      cookies.find((cookie) => cookie.includes('portal-session=')),
    );
  }
}
