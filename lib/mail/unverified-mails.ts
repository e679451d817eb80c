import { z } from 'zod';
import { dataRequestKind, door, frequency, generatedText, hours, minutes, textlessTemplate } from './template-fields';

/**
 * Mails to an unconfirmed address: anybody may have typed it, to make the agency write to a stranger. They therefore
 * contain nothing else that was typed, not even a name or subject: only our texts, a code, a link of ours.
 */
export const unverifiedMails = [
  /** A new member account: the first password is valid for some hours and must be changed at the first login. */
  textlessTemplate('member-welcome', {
    userName: generatedText.address.optional(),
    password: generatedText.password,
    hours,
  }),
  /** Registration attempt for an address that already has an account. */
  textlessTemplate('member-known', { userName: generatedText.address.optional() }),
  /** A one-time link and a one-time password; using either invalidates both. */
  textlessTemplate('password-reset', {
    userName: generatedText.userName.optional(),
    door: door.optional(),
    link: generatedText.link,
    password: generatedText.password,
    minutes,
  }),
  /** Receipt of a request from an institution. */
  textlessTemplate('institution-received', {}),
  /** Sent to the new address, which takes effect when its link is opened. */
  textlessTemplate('email-change', { door: door.optional(), link: generatedText.link, minutes }),
  /** Receipt of a suggestion or complaint; the code opens its page. */
  textlessTemplate('suggestion-received', {
    what: z.enum(['suggestion', 'complaint']),
    trackingCode: generatedText.trackingCode,
    link: generatedText.link,
  }),
  /** Receipt of a personal data request; `day` is the Thai calendar day by which it is answered. */
  textlessTemplate('rights-received', {
    what: dataRequestKind,
    trackingCode: generatedText.trackingCode,
    link: generatedText.link,
    day: z.iso.date(),
  }),
  /** Confirmation of a news alert; none is sent before the link is opened and its button pressed. */
  textlessTemplate('alert-confirm', { rhythm: frequency, link: generatedText.link, hours }),
  /** Link to all alerts of the address: requested, or sent because somebody requested an existing alert. */
  textlessTemplate('alert-manage', {
    what: z.enum(['asked', 'known']),
    link: generatedText.link,
    days: z.number().int().positive(),
  }),
] as const;
