import { job } from '@/lib/jobs/job';
import { deleteDueMembers, remindMembersBeforeDeletion } from './deletion/deletion.commands';

export const accountJobs = [
  job({ name: 'members to delete', every: 'ten minutes', run: deleteDueMembers }),
  job({ name: 'members to remind', every: 'ten minutes', run: remindMembersBeforeDeletion }),
];
