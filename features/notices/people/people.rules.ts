import type { Viewer } from '@/lib/auth/viewer';
import { noticeAudienceMessages } from '../audience/audience.messages';
import { noticePeopleMessages as words } from './people.messages';

/** True for a sender whose notices go to the users of its college instead of to organisations. */
export const sendsToPeople = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'college';

/** Word for the recipients after their number. */
export const formatUnit = (toPeople: boolean): string =>
  toPeople ? words['noticePeople.people'] : noticeAudienceMessages['noticeCircles.organisations'];
