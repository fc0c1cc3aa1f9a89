// The worker thread that hashes passwords.
import { compareSync, hashSync } from '@node-rs/bcrypt'
import { answerRequests } from '#server/threads/answer-requests.ts'
import { lowerPriority } from '#server/threads/lower-priority.ts'
import type { PasswordRequest } from './password-hash.ts'

lowerPriority()
answerRequests((request: PasswordRequest): string | boolean =>
  'cost' in request ? hashSync(request.text, request.cost) : compareSync(request.text, request.stored),
)
