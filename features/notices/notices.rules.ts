import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { toThaiDay } from '@/lib/time/format';
import { DAY_MS } from '@/lib/time/units';

/** Actions of a notice that require confirmation. */
const confirmations = ['send', 'delete', 'recall', 'remind', 'duplicate'] as const;
export type ConfirmationName = (typeof confirmations)[number];

/** Requested confirmation; undefined if none or forged. */
export const readConfirmation = (params: SearchParams): ConfirmationName | undefined =>
  confirmations.find((name) => name === getFirstValue(params.ask));

const FILE_FIELD = /^attachment-([0-9]+)$/;
export const toFileFieldName = (mediaId: number): string => `attachment-${mediaId}`;
export const toDropFieldName = (mediaId: number): string => `drop-${mediaId}`;

/** Attachments from form fields, in order: titles by id, without those ticked for removal, plus one added by number. */
export function readAttachments(fields: Readonly<Record<string, string>>): { mediaId: string; title: string }[] {
  const kept = Object.entries(fields).flatMap(([name, title]) => {
    const [, mediaId] = FILE_FIELD.exec(name) ?? [];
    return mediaId === undefined || fields[`drop-${mediaId}`] ? [] : [{ mediaId, title }];
  });
  const more = fields.addFile?.trim();
  return more && kept.every(({ mediaId }) => mediaId !== more) ? [...kept, { mediaId: more, title: '' }] : kept;
}

/** Days until a deadline by Thai calendar day, negative once past, and whether it is over. */
export function getRemainingTime(deadline: Date, now: Date): { days: number; over: boolean } {
  const dayOf = (date: Date) => Date.parse(`${toThaiDay(date)}T00:00:00Z`) / DAY_MS;
  return { days: dayOf(deadline) - dayOf(now), over: deadline.getTime() <= now.getTime() };
}

/** True if something was done after its deadline. */
export const isLate = (at: Date | undefined, deadline: Date | undefined): boolean =>
  at !== undefined && deadline !== undefined && at.getTime() > deadline.getTime();
