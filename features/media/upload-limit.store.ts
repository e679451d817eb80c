import type { Viewer } from '@/lib/auth/viewer';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import { pickMessage } from '@/lib/messages/message';
import { mediaMessages as words } from './media.messages';

/**
 * Counts a picture or file that an account adds to the library.
 *
 * @throws AppError 'limited' above 60 an hour and account
 */
export const consumeUpload = ({ accountId }: Viewer): Promise<void> =>
  consume(getLimiter('uploads'), `account:${accountId}`, pickMessage(words, 'media.tooMany'));
