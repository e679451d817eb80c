'use server';

import { commandAction } from '@/lib/command/command-action';
import { endOtherSessions, endOwnSession } from './sessions.commands';
import { sessionsMessages } from './sessions.messages';

export const endOwnSessionAction = commandAction(endOwnSession, sessionsMessages['devices.sessionEnded']);

export const endOtherSessionsAction = commandAction(endOtherSessions, sessionsMessages['devices.sessionsEnded']);
