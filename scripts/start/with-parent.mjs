// Loaded into a child before its own code: when the parent is gone, the child stops as on SIGTERM instead of keeping the port.
// What the child forks loads this too, and is left alone.
if (process.env.PORTAL_PARENT === String(process.ppid)) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Listening to the parent must not keep alive a child that has nothing left to do.
  process.channel?.unref();
}
