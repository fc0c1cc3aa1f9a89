/** Why a row request is refused, in PostgREST's words where its client knows them. */
export class RowRefusal extends Error {
  readonly status: number
  readonly code: string
  readonly details: string | null
  readonly hint: string | null

  constructor(status: number, code: string, message: string, more: { details?: string; hint?: string | null } = {}) {
    super(message)
    this.status = status
    this.code = code
    this.details = more.details ?? null
    this.hint = more.hint ?? null
  }
}
