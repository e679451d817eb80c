import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { pickMessage } from '@/lib/messages/message';
import { can, type Right } from './access';

/** @throws AppError 'forbidden' without the right */
export function assertCan(viewer: Parameters<typeof can>[0], right: Right): void {
  if (!can(viewer, right)) throw new AppError('forbidden', pickMessage(errorMessages, 'errors.forbidden'));
}
