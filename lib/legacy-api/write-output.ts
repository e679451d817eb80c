import { z } from 'zod';
import { apiMessages } from '@/lib/http/api-messages';

/** The output of a write: some clients read the outer `status`, some the inner. */
export const writeOutput = <S extends z.ZodRawShape>(shape: S) =>
  z.object({
    status: z.literal(true),
    data: z.object({ status: z.literal(true), ...shape }),
    message: z.string().meta({ description: 'ข้อความสำหรับผู้ใช้' }),
  });

/** Response of a successful write, with its data. */
export function buildWriteSuccess<D extends object>(message: keyof typeof apiMessages, data: D) {
  return { status: true as const, data: { status: true as const, ...data }, message: apiMessages[message].th };
}
