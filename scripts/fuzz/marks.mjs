import { getLoginName, roles } from './accounts.mjs';

/**
 * Marks: texts that only some may see. Each account's own e-mail and each office's drafts get one, so that a response
 * shows whose data it contains.
 */
const FIND = `SELECT a.id, coalesce(s.organisation_id, c.organisation_id) AS office FROM account a
  LEFT JOIN "system_user" s ON s.account_id = a.id LEFT JOIN college_user c ON c.account_id = a.id
  LEFT JOIN member m ON m.account_id = a.id WHERE $1::text IN (s.user_name, c.id_card::text, m.email)`;
const MAILS = "UPDATE account SET email = 'mark-' || lower($1::text) || '@private.example' WHERE id = $2";
const DRAFTS = `UPDATE news SET topic = 'MARKED-DRAFT-' || $1::text || ' ' || topic
  WHERE status = 'draft' AND topic NOT LIKE 'MARKED%' AND organisation_id = $2`;
const PUBLISHED =
  "SELECT 1 FROM news WHERE topic LIKE $1 AND (status = 'allow' OR withdrawal_note IS NOT NULL) LIMIT 1";

/** Further roles that may see the marks of a role; of e-mails and of drafts. */
const mailViewers = { college: ['iven', 'VecProvince'], usercollege: ['college', 'iven', 'VecProvince'] };
const draftViewers = {
  college: ['iven', 'VecProvince', 'usercollege', 'newseditors'],
  veccentral: ['veccentraldep', 'newseditors'],
};
const EVERYWHERE = 'VecAdmin';
const FOUND = /mark-(\w+)@private\.example|MARKED-DRAFT-(\w+)/g;

/** @param {import('pg').Client} client */
export async function markAccounts(client) {
  for (const role of roles) {
    const [{ id, office }] = (await client.query(FIND, [getLoginName(role)])).rows;
    await client.query(MAILS, [role, id]);
    await client.query(DRAFTS, [role, office]);
  }
}

/**
 * Marks in a response that its recipient may not see.
 *
 * @returns {Promise<string[]>}
 */
export async function findForeignMarks(text, as, client) {
  const foreign = [];
  for (const [mark, mail, draft] of new Set([...text.matchAll(FOUND)])) {
    const owner = mail ? findOwner(mail) : draft;
    const seers = [
      owner,
      EVERYWHERE,
      ...(mail ? (mailViewers[owner] ?? []) : (draftViewers[owner] ?? ['newseditors'])),
    ];
    if (seers.includes(as)) continue;
    // Its office may have published it meanwhile.
    if (draft && (await client.query(PUBLISHED, [`%${mark}%`])).rows.length > 0) continue;
    foreign.push(mark);
  }
  return foreign;
}

const findOwner = (mail) => roles.find((role) => role.toLowerCase() === mail);
