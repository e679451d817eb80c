import type { Kind } from './kind';

const NAMED = ['name', 'email', 'phone', 'body', 'subject', 'text_search', 'tracking_code'];

/** Letters, notices, reports, the forum, the audit log and what older sites became. */
export const workKinds: readonly Kind[] = [
  { table: 'contact_message', about: 'Contact messages.', personal: [...NAMED, 'sender_id', 'assignee_id'] },
  {
    table: 'contact_reply',
    about: 'Replies to contact messages.',
    personal: ['account_id', 'body'],
    fields: { mail_key: 'Name of the mail that carried it.' },
  },
  { table: 'canned_answer', about: 'Canned replies.' },
  {
    table: 'suggestion',
    about: 'Suggestions and complaints.',
    personal: [...NAMED.filter((name) => name !== 'phone'), 'assignee_id'],
  },
  { table: 'suggestion_step', about: 'Steps of their handling.', personal: ['account_id', 'note', 'internal_note'] },
  {
    table: 'rights_request',
    about: 'Data requests.',
    personal: [...NAMED.filter((name) => !['phone', 'subject'].includes(name)), 'account_id', 'assignee_id'],
  },
  { table: 'rights_step', about: 'Steps of their handling.', personal: ['account_id', 'note', 'internal_note'] },
  { table: 'voice', about: 'Messages, reports, suggestions, complaints and data requests as the offices see them.' },
  { table: 'voice_handover', about: 'Hand-overs of voices between offices.', personal: ['account_id', 'reason'] },
  { table: 'voice_note', about: 'Internal notes on voices.', personal: ['account_id', 'body'] },
  {
    table: 'notice',
    about: 'Notices to the offices.',
    personal: ['author_id'],
    fields: {
      must_read: 'True if reading is to be confirmed.',
      answer_wanted: 'True if an answer is asked for.',
      deadline_at: 'Time until which it is to be done.',
      sent_at: 'Time of sending; null for a draft.',
    },
  },
  { table: 'notice_target', about: 'Audience of the notices.' },
  {
    table: 'notice_receipt',
    about: 'Receipts of the offices.',
    fields: { answer: 'Answer, as text.', answer_media_id: 'File of the answer.' },
  },
  { table: 'notice_person', about: 'Receipts of college users.', personal: ['account_id'] },
  { table: 'notice_read', about: 'Who read a notice.', personal: ['account_id'] },
  { table: 'notice_attachment', about: 'Files of the notices.' },
  { table: 'period', about: 'Reporting periods.' },
  {
    table: 'performance_report',
    about: 'Performance reports.',
    fields: { figures: 'Figures, as JSON.', comment: 'Words of a return.' },
    personal: ['submitted_by_id', 'passed_by_id'],
  },
  { table: 'report_file', about: 'Files of the reports.' },
  {
    table: 'report_correction',
    about: 'Changes to reports after their period had closed.',
    fields: { before: 'The report before, as JSON.', after: 'The report after, as JSON.' },
    personal: ['account_id'],
  },
  { table: 'forum_room', about: 'Rooms of the forum.', fields: { role: 'Role whose accounts see it.' } },
  {
    table: 'forum_topic',
    about: 'Topics of the forum.',
    personal: ['author_id'],
    fields: {
      replies: 'Number of replies.',
      solved_by_id: 'Post that solved it.',
      closed: 'True if nobody can answer any more.',
      pinned: 'True if it stands before others.',
      active_at: 'Time of the last post.',
    },
  },
  {
    table: 'forum_post',
    about: 'Posts of the forum.',
    personal: ['author_id', 'body'],
    fields: { quoted_id: 'Post that it quotes.' },
  },
  { table: 'forum_picture', about: 'Pictures of the posts.' },
  { table: 'forum_read', about: 'How far somebody has read a topic.', personal: ['account_id'] },
  { table: 'forum_mention', about: 'Mentions in posts.', personal: ['account_id'] },
  { table: 'forum_report', about: 'Reports of posts.', personal: ['account_id', 'reason'] },
  {
    table: 'audit_log',
    about: 'Audit log.',
    personal: ['account_id', 'actor_name', 'address', 'before', 'after'],
    fields: {
      action: 'What was done.',
      noun: 'Kind of thing that it was done to.',
      noun_id: 'Its id.',
      address: 'Network address of the request.',
      outcome: '`done`, or how it was refused.',
      before: 'State before, as JSON.',
      after: 'State after, as JSON.',
    },
  },
  {
    table: 'audit_seal',
    about: 'Seals of the audit log.',
    fields: { last_id: 'Last row that it covers.', hash: 'SHA-256 over the rows and the seal before.' },
  },
  { table: 'move_source', about: 'Older sites that items were moved from.' },
  { table: 'move_mapping', about: 'Names of an older site and what stands for them here.' },
  {
    table: 'move_thing',
    about: 'Things of an older site and the rows that they became.',
    fields: { category: 'Category of an item at the source, by which it is mapped.' },
  },
  {
    table: 'move_run',
    about: 'Runs of moving in.',
    fields: { options: 'Wishes of who started it, as JSON.', is_nightly: 'True for a run of a night.' },
  },
  { table: 'move_item', about: 'Items of the runs.', fields: { reason: 'Reason of its state.' } },
  {
    table: 'move_file',
    about: 'Files of an older site.',
    fields: { again_at: 'Time of the next try for a file that could not be had.' },
  },
  {
    table: 'move_feed',
    about: 'Feeds of other sites that are asked on a schedule.',
    fields: {
      etag: 'ETag of the last answer.',
      last_modified: 'Last-Modified of the last answer.',
      next_at: 'Time of the next question; null if none is due by itself.',
      paused_at: 'Time at which it was paused; null while it is followed.',
      problem: 'Last failure, in Thai.',
    },
  },
  {
    table: 'move_proof',
    about: 'Comparisons of an older site with this portal.',
    fields: {
      cursor: 'Last address that was asked.',
      problem: 'Reason of a failure, in Thai.',
      result: 'Counts and findings, as JSON.',
    },
  },
];
