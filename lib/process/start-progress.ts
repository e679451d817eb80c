/** Progress of a start: the name of its step, and how much of it is done. */
export type StartProgress = { step: string; done?: number; total?: number };
export type ReportStart = (progress: StartProgress) => void;

/** Tells `npm start`, which asks for it by the environment, what the start is doing. */
export const reportStart: ReportStart = (progress) => {
  if (process.env.PORTAL_PROGRESS === '1' && process.connected) process.send?.({ progress }, () => undefined);
};
