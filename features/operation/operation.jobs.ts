import { job } from '@/lib/jobs/job';
import { watchAlarms } from './alarms/alarms.commands';
import { backUpWhenDue } from './backup/own-backup';
import { sendCanary } from './canary/canary.commands';
import { checkCertificateWhenDue, verifySealsInParts } from './checks/checks.commands';
import { holdDrillWhenDue } from './drill/drill.commands';
import { reportMachine } from './reports/machine.commands';
import { completeRotation } from './secrets/rotation.commands';

export const operationJobs = [
  job({ name: 'report of the machine', every: 'minute', run: reportMachine }),
  job({ name: 'canary', every: 'minute', run: () => sendCanary() }),
  // After the report and the canary, whose facts it judges.
  job({ name: 'alarms', every: 'minute', run: () => watchAlarms() }),
  job({ name: 'certificate', every: 'ten minutes', run: checkCertificateWhenDue }),
  job({ name: 'seals verified', every: 'ten minutes', run: verifySealsInParts }),
  job({ name: 'session keys', every: 'ten minutes', run: () => completeRotation({ role: 'VecAdmin' }) }),
  // Last, as a backup takes minutes.
  job({ name: 'backup', every: 'ten minutes', run: backUpWhenDue }),
  job({ name: 'drill', every: 'ten minutes', run: holdDrillWhenDue }),
];
