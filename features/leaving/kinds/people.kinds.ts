import { type Kind, NONE, RANDOM_BYTES } from './kind';

/** People, without anything that opens an account. */
export const peopleKinds: readonly Kind[] = [
  {
    table: 'account',
    about: 'Accounts; without passwords, second factors and recovery codes.',
    without: {
      password_hash: NONE,
      totp_secret: NONE,
      totp_confirmed_at: NONE,
      totp_last_step: NONE,
      recovery_codes: `'{}'`,
    },
    fields: {
      display_name: 'Name as others see it.',
      password_changed_at: 'Time of the last change of the password.',
      password_expires_at: 'End of a first password.',
      must_change_password: 'True until a first password was changed.',
      confirmed_at: 'Time at which the address was confirmed.',
      mail_opt_ins: 'Mails that the person switched on or off.',
      last_login_at: 'Time of the last login.',
    },
    personal: ['display_name', 'email', 'last_login_at', 'mail_opt_ins', 'role', 'status'],
  },
  {
    table: 'system_user',
    about: 'Logins of the offices.',
    fields: { user_name: 'Login name.', is_office: 'True for the login of the office itself.' },
    personal: ['user_name', 'account_id'],
  },
  {
    table: 'college_user',
    about: 'Users of the colleges.',
    fields: { id_card: 'Number of the national identity card; the login name.' },
    personal: ['account_id', 'id_card', 'first_name', 'last_name'],
  },
  {
    table: 'member',
    about: 'Members: registered readers.',
    fields: {
      registration_code: 'Number of the registration.',
      terms_version: 'Version of the terms that was accepted.',
      terms_accepted_at: 'Time of acceptance.',
      delete_after: 'Time at which the account is deleted.',
    },
    personal: ['account_id', 'email', 'first_name', 'last_name', 'gender', 'birth_date', 'registration_code'],
  },
  {
    table: 'registration_request',
    about: 'Requests of institutions for their password.',
    personal: ['email', 'phone', 'decided_by_id'],
    fields: {
      mail_key: 'Name of the mail about it.',
      reason: 'Reason of a refusal.',
      decided_at: 'Time of the decision.',
    },
  },
  {
    table: 'absence',
    about: 'Days on which somebody is away, with the stand-in.',
    personal: ['account_id', 'stand_in_id', 'first_day', 'last_day'],
    fields: { first_day: 'First day away.', last_day: 'Last day away.' },
  },
  {
    table: 'inbox_mark',
    about: 'Marks of things that wait: snoozed, given to a colleague.',
    personal: ['account_id', 'given_to_id', 'given_by_id', 'note'],
    fields: {
      since: 'Time since which the thing waited.',
      stamp: 'State of the thing at that time.',
      snoozed_until: 'End of the snooze.',
    },
  },
  {
    table: 'alert_address',
    about: 'Subscribers to news by e-mail.',
    without: { secret: RANDOM_BYTES },
    personal: ['email'],
  },
  {
    table: 'alert',
    about: 'Subscriptions.',
    personal: ['address_id', 'account_id', 'filter', 'filter_key'],
    fields: {
      filter: 'Which news, as JSON.',
      rhythm: '`now`, `daily` or `weekly`.',
      stopped_at: 'Time at which it was stopped.',
      last_sent_at: 'Time of the last mail.',
    },
  },
  {
    table: 'alert_item',
    about: 'Items that were or are to be sent to a subscription.',
    personal: ['alert_id'],
    fields: { public_at: 'Time of publication.', mailed_at: 'Time of the mail.' },
  },
];
