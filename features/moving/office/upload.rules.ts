import { z } from 'zod';
import { officeMoveMessages as words } from './office.messages';

/** Size of a piece of a file, in bytes, and of a whole file. */
export const PIECE_BYTES = 4 * 1_048_576;
export const MAX_FILE_BYTES = 256 * 1_048_576;

/** Name of an upload in progress, chosen by the browser that sends it. */
export const uploadKey = z.uuid(words['officeMove.fileBroken']);

export const pieceInput = z.object({
  key: uploadKey,
  /** Place of the piece in the file, in bytes. */
  at: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number),
});
