import { runAdmin } from './admin/main';

await runAdmin(process.argv.slice(2));
