'use server';

import { commandAction } from '@/lib/command/command-action';
import { requestDeletion, undoDeletion } from './deletion.commands';
import { accountDeletionMessages } from './deletion.messages';

export const requestDeletionAction = commandAction(requestDeletion, accountDeletionMessages['deletion.asked']);

export const undoDeletionAction = commandAction(undoDeletion, accountDeletionMessages['deletion.undone']);
