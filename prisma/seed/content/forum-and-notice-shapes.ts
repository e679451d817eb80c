import type { OrganisationKind } from '@/lib/auth/roles';

/** `provinceOf` and `instituteOf` are keys of organisations; without them a room is for everybody. */
export type ForumRoom = {
  key: string;
  name: string;
  description: string;
  order: number;
  provinceOf?: string;
  instituteOf?: string;
};
/** `authorUserName` is a SystemUserSeed's; `quotes` is the index of an earlier reply of the same topic. */
export type ForumReply = { authorUserName: string; text: string; at: Date; quotes?: number };
export type ForumTopic = {
  roomKey: string;
  title: string;
  text: string;
  authorUserName: string;
  at: Date;
  pinned: boolean;
  closed: boolean;
  views: number;
  replies: ForumReply[];
};

/** Recipients of a notice: everyone, a kind, a region group, a province, one organisation, or the colleges of a provincial office. */
export type NoticeTarget =
  | { to: 'all' }
  | { to: 'kind'; kind: OrganisationKind }
  | { to: 'region'; regionId: number }
  | { to: 'province'; provinceCode: string }
  | { to: 'organisation'; organisationKey: string }
  | { to: 'colleges'; provinceKey: string };
export type NoticeSeed = {
  title: string;
  text: string;
  target: NoticeTarget;
  at: Date;
  attachments: { title: string; fileName: string }[];
  readByKeys: string[];
  /** True if readers have to confirm it. */
  mustRead: boolean;
  answerWanted: boolean;
  deadlineAt?: Date;
};

export type ContactMessageSeed = {
  name: string;
  email: string;
  phone?: string;
  subject: string;
  text: string;
  at: Date;
  answer?: { text: string; at: Date };
};

/** `opinions` refer to options by their index; each counts as one vote of that option. */
export type PollSeed = {
  kind: 'poll' | 'consultation';
  title: string;
  detail: string;
  from: Date;
  to: Date;
  options: { label: string; votes: number }[];
  opinions: { option: number; text: string }[];
  outcome?: { text: string; changes: string; at: Date };
};
export type SuggestionKind = 'suggestion' | 'complaint';
export type SuggestionStatus = 'new' | 'progress' | 'done';
export type SuggestionSeed = {
  kind: SuggestionKind;
  subject: string;
  text: string;
  at: Date;
  status: SuggestionStatus;
  answer?: { text: string; at: Date };
};
