import type { Instrumentation } from 'next';

/** Argument with which server.mjs starts a render worker. */
const DRAWING = '--draw';
/** Interval of news by e-mail, which goes out well within a minute, however long other jobs take. */
const ALERTS_MS = 10_000;

/**
 * Registers the part of this process on `globalThis`, where server.mjs finds it: the gateway, or a render worker. Next
 * calls this too, at its first request; a second call does nothing.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // Where there is only the build, as in a container, admin.mjs finds it here.
  Reflect.set(globalThis, Symbol.for('portal.admin'), async (args: string[]) => {
    const { runAdmin } = await import('./scripts/admin/main');
    await runAdmin(args);
  });
  await (process.argv.includes(DRAWING) ? prepareDrawing() : prepareFront());
}

/** The gateway loads neither React nor the code of pages: it would be larger, and slower in each response. */
async function prepareFront(): Promise<void> {
  const { createGateway } = await import('@/lib/gateway/gateway');
  const { env } = await import('@/lib/env/env');
  const { assertNoDemoAccounts } = await import('./prisma/seed/demo');
  const { deleteStaleUploads } = await import('@/features/media/receive-upload');
  const { startTrafficRecorder } = await import('@/features/audit/traffic-log/recorder');
  let stopTraffic: (() => Promise<void>) | undefined;
  const openTraffic = () => {
    stopTraffic = startTrafficRecorder();
  };
  createGateway([
    { name: 'demo accounts', run: () => assertNoDemoAccounts(env) },
    { name: 'broken uploads', run: () => deleteStaleUploads() },
    { name: 'traffic log', run: openTraffic, stop: () => stopTraffic?.() },
  ]);
}

/** Background work, and the demo content of an empty database, are for the first render worker. */
async function prepareDrawing(): Promise<void> {
  const { createRenderWorker } = await import('@/lib/gateway/render-worker');
  const { env } = await import('@/lib/env/env');
  const { seedIfEmpty } = await import('./prisma/seed/seed');
  const { startCleanup } = await import('@/lib/jobs/cleanup');
  const { runEveryMinute, runEvery } = await import('@/lib/jobs/every-minute');
  const { resumeImports } = await import('@/features/imports/runner');
  const { cleanUpAlerts } = await import('@/features/alerts/cleanup.commands');
  const { closeLimitHits } = await import('@/lib/http/rate-limit/hits');
  const { sealAudit } = await import('@/features/audit/seal/seal.commands');
  const { deleteDueMembers, remindMembersBeforeDeletion } = await import(
    '@/features/account/deletion/deletion.commands'
  );
  const { remindHandlers } = await import('@/features/citizens/data-requests/reminders.commands');
  const { deleteOldMailFiles } = await import('./lib/mail/files');
  const { updateFigures } = await import('@/features/statistics/statistics.commands');
  const { deleteExpiredMedia } = await import('@/features/media/media.commands');
  const { logIncompleteMedia, deleteOrphanFiles } = await import('@/features/media/orphan-files');
  const { deleteStaleUploads } = await import('@/features/media/receive-upload');
  const { dropExpiredTraffic } = await import('@/features/audit/traffic-log/traffic-log.commands');
  const { deleteOldPreviews } = await import('@/features/discovery/link-previews/preview-cache');
  const { deleteExpiredZeroResults } = await import('@/features/search/zero-results/zero-results.commands');
  const { indexHeadlines } = await import('@/features/search/headlines.commands');
  let stopSweeping: (() => void) | undefined;
  const openSweep = () => {
    stopSweeping = startCleanup({
      'members to delete': deleteDueMembers,
      'members to remind': remindMembersBeforeDeletion,
      'requests nearly due': remindHandlers,
      'files of mails': deleteOldMailFiles,
      'deleted media': deleteExpiredMedia,
      'broken uploads': () => deleteStaleUploads(),
      'files without a row': () => deleteOrphanFiles(),
      'rows without their files': logIncompleteMedia,
      'days of the traffic log': dropExpiredTraffic,
      alerts: cleanUpAlerts,
      'drawn pictures': () => deleteOldPreviews(),
      'searches without a result': deleteExpiredZeroResults,
    });
  };
  let stopMinutely: (() => Promise<void>) | undefined;
  const openMinutely = () => {
    stopMinutely = runEveryMinute({
      'hits of limits': () => closeLimitHits(),
      'seal of the audit log': sealAudit,
      figures: updateFigures,
      'lost imports': resumeImports,
      'words of headlines': indexHeadlines,
    });
  };
  let stopAlerts: (() => Promise<void>) | undefined;
  /** Imported late: like mails, the news filter depends on React. */
  const openAlerts = async () => {
    const { sendAlerts } = await import('@/features/alerts/delivery/delivery.commands');
    stopAlerts = runEvery('alerts', sendAlerts, ALERTS_MS);
  };
  /** React can be loaded only after Next, so not before the startup tasks. */
  const openStillParts = async () => {
    const { installStaticRenderer } = await import('@/lib/render/static-html.server');
    await installStaticRenderer();
  };
  let worker: { stop: () => Promise<void> } | undefined;
  const openMail = async () => {
    const { startMailWorker } = await import('./lib/mail/worker');
    const { getSiteFrame } = await import('./lib/site/queries');
    const { renderMail } = await import('./emails/render');
    worker = startMailWorker(async (mail) => {
      const { site } = await getSiteFrame();
      return renderMail(mail, { brand: site.brand, url: env.SITE_URL });
    });
  };
  createRenderWorker(
    [{ name: 'still parts', run: openStillParts }],
    [
      { name: 'demo content', run: () => env.SEED === 'demo' && seedIfEmpty() },
      { name: 'mail', run: openMail, stop: () => worker?.stop() },
      { name: 'sweep', run: openSweep, stop: () => stopSweeping?.() },
      { name: 'minutely', run: openMinutely, stop: () => stopMinutely?.() },
      { name: 'alerts', run: openAlerts, stop: () => stopAlerts?.() },
    ],
  );
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { reportRenderError } = await import('@/lib/gateway/report-render-error');
  reportRenderError(error, { method: request.method, route: context.routePath, kind: context.routeType });
};
