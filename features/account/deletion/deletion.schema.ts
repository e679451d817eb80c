import { z } from 'zod';

const MAX_PASSWORD = 1_000;
/** How long a member can change their mind. */
export const DELETION_DAYS = 7;
/** What the sender of a message is called whose account is deleted. */
export const DELETED_SENDER_NAME = 'ผู้ใช้ที่ลบบัญชีแล้ว';

/** The password once more. */
export const deletionInput = z.object({ password: z.string().max(MAX_PASSWORD).default('') });
