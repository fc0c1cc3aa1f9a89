// The thread that hashes passwords.
import { compareSync, hashSync } from '@node-rs/bcrypt'
import { answerRequests } from '#server/threads/answer-requests.ts'
import { giveWay } from '#server/threads/give-way.ts'
import type { PasswordRequest } from './password-hash.ts'

giveWay()
answerRequests((request: PasswordRequest): string | boolean =>
  'cost' in request ? hashSync(request.text, request.cost) : compareSync(request.text, request.stored),
)
