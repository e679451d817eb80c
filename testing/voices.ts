import { randomUUID } from 'node:crypto';
import type { VoiceKind } from '@/features/citizens/voices/voices.schema';
import { db } from '@/lib/db/db';
import { aNews } from './builders';
import { aContactMessage, aNewsReport } from './contact';
import { aDataRequest } from './data-requests';
import { aSuggestion } from './participation';

type Given = { body?: string; name?: string; createdAt?: Date; dueAt?: Date };

/** A voice of a kind that concerns an organisation, or the agency, with its sender's e-mail. */
export async function aVoice(kind: VoiceKind, organisationId: number | null, given: Given = {}) {
  const email = `${randomUUID()}@example.org`;
  const { dueAt, ...written } = given;
  const { body: text, createdAt } = written;
  const made = {
    message: () => aContactMessage({ organisationId, email, ...written }),
    suggestion: () => aSuggestion({ organisationId, email, kind: 'suggestion', ...written }),
    complaint: () => aSuggestion({ organisationId, email, kind: 'complaint', ...written }),
    request: () => aDataRequest({ organisationId, email, ...written }),
    report: async () =>
      aNewsReport({
        newsId: (await aNews(organisationId === null ? {} : { organisationId })).id,
        ...{ text, createdAt },
      }),
  };
  const { id } = await made[kind]();
  const source = { message: 'messageId', suggestion: 'suggestionId', complaint: 'suggestionId' } as const;
  const keys = { ...source, request: 'requestId', report: 'reportId' } as const;
  const voice = await db.voice.findFirstOrThrow({ where: { [keys[kind]]: id } });
  // An item's organisation decides on a report; the agency's own is null.
  const row = await db.voice.update({ where: { id: voice.id }, data: { organisationId, dueAt } });
  return { ...row, email, sourceId: id };
}
