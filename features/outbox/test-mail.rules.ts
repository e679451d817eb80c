import { testMailMessages as words } from './test-mail.messages';
import type { TestMailAnswer, TestMailCause } from './test-mail.schema';

const causePatterns = [
  [/^EAUTH\b|^ENOAUTH\b|^EOAUTH2\b|\b53[0458]\b/, 'login'],
  [/^EDNS\b|\b(ENOTFOUND|EAI_AGAIN|ENODATA)\b/, 'host'],
  [/^ETLS\b|^EREQUIRETLS\b|\bERR_(TLS|SSL)_|\bCERT|_CERT|\bUNABLE_TO_|\bEPROTO\b/, 'tls'],
  [/\bETIMEDOUT\b|^EABORT\b/, 'timeout'],
  [/\bMAIL FROM\b/, 'sender'],
  [/\bRCPT TO\b|\bAPI\b/, 'recipient'],
  [/^(ESOCKET|ECONNECTION|EPROTOCOL|EPROXY|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH)\b/, 'connection'],
  [/^(EENVELOPE|EMESSAGE|ESTREAM)\b/, 'refused'],
] as const satisfies readonly (readonly [RegExp, TestMailCause])[];

/** Outcome by the codes of a failure, as `explainFailure` lists them. */
export const findTestCause = (codes: string): TestMailCause =>
  causePatterns.find(([pattern]) => pattern.test(codes))?.[1] ?? 'other';

const LINE_LENGTH = 300;

/**
 * Raw line for the administrator: without control characters, cut, and without the login of the mail server.
 *
 * @param url address of the mail server, which may hold user name and password
 */
export function cleanServerLine(text: string, url: string): string {
  const { username, password } = new URL(url);
  const secrets = [password, username].flatMap((part) => [part, decodePart(part)]).filter((part) => part.length > 2);
  const line = text.replace(/\p{Cc}+/gu, ' ').trim();
  return secrets.reduce((shown, secret) => shown.replaceAll(secret, '•••'), line).slice(0, LINE_LENGTH);
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The answer in words, followed by the raw line. */
export const describeTestAnswer = ({ cause, line }: TestMailAnswer): string =>
  `${words[`mail.test.is.${cause}`]} · ${words['mail.test.line']}: ${line}`;
