import { z } from 'zod';

const MAX_PASSWORD = 1_000;
/** Grace period in which a deletion can be undone. */
export const DELETION_DAYS = 7;
/** Sender name shown on messages of deleted accounts. */
export const DELETED_SENDER_NAME = 'ผู้ใช้ที่ลบบัญชีแล้ว';

export const deletionInput = z.object({ password: z.string().max(MAX_PASSWORD).default('') });
