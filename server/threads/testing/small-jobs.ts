// A thread for the tests of thread.ts.
import { getPriority } from 'node:os'
import { lowerPriority } from '#server/threads/lower-priority.ts'
import { respondToRequests } from '#server/threads/respond-to-requests.ts'

export type SmallJob = 'priority' | 'fail' | 'crash' | 'hang'

lowerPriority()
respondToRequests((job: SmallJob): number => {
  if (job === 'fail') throw new Error('That did not work.')
  if (job === 'crash') process.exit(3)
  while (job === 'hang');
  return getPriority()
})
