// Loaded into a child before its own code: when the parent is gone, the child stops as on SIGTERM instead of keeping
// the port. Processes forked by the child load this too, but ignore it.
if (process.env.PORTAL_PARENT === String(process.ppid)) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // The IPC channel must not keep an otherwise finished child alive.
  process.channel?.unref();
}
