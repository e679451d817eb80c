// Loaded before anything is printed: a closed pipe or a full volume loses output but ends nothing.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
