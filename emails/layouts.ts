import { accountMails } from './account';
import { alertMails } from './alerts';
import { citizenMails } from './citizens';
import { firstPasswordMails } from './first-passwords';
import { institutionMails } from './institutions';
import type { Layouts } from './layout';
import { newsroomMails } from './newsroom';
import { officeMails } from './offices';
import { systemMails } from './system';

/** The layout of every mail by its template. */
export const layouts: Layouts = {
  ...accountMails,
  ...firstPasswordMails,
  ...institutionMails,
  ...citizenMails,
  ...newsroomMails,
  ...officeMails,
  ...alertMails,
  ...systemMails,
};
