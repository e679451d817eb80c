// Loaded before anything is printed: a closed pipe behind this program, or a full volume, loses lines and ends nothing.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
