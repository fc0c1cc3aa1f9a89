// The worker thread that hashes passwords.
import { compareSync, hashSync } from '@node-rs/bcrypt'
import { lowerPriority } from '#server/threads/lower-priority.ts'
import { respondToRequests } from '#server/threads/respond-to-requests.ts'
import type { PasswordRequest } from './password-hash.ts'

lowerPriority()
respondToRequests((request: PasswordRequest): string | boolean =>
  'cost' in request ? hashSync(request.text, request.cost) : compareSync(request.text, request.stored),
)
