import { fileURLToPath } from 'node:url';

// All paths in the scripts are relative to the project's root, whatever the working directory was.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
