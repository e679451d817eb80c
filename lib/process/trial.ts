/**
 * True in a portal that an upgrade starts to see whether it gets ready: on a port of its own, without jobs, mails and
 * demo content, and ended at once. It writes nothing that would have to be taken back.
 */
export const isTrial = (): boolean => process.env.PORTAL_TRIAL === '1';
