// What the database's errors mean: PostgREST's status, and a readable message.
import { DISK_FULL_MESSAGE, isDiskFull } from './disk-space.ts'

/** The fields of the driver's errors; each is checked before use. */
interface DatabaseFailure {
  message: string
  constraint?: unknown
  column?: unknown
  hint?: unknown
  /** The function of the database's own source that reported it. */
  routine?: unknown
}

/**
 * The database doesn't respond, or it is shutting down or full. 08P01 isn't one of these: a request's own bytes can
 * cause it.
 */
export function isUnreachable(code: string | undefined): boolean {
  return /^(ECONN\w+|EPIPE|ENOENT|ENOTFOUND|ETIMEDOUT|CONNECT(ION)?_\w+|57P0[123]|25P03|53300|08(?!P01)...)$/.test(
    code ?? '',
  )
}

export function codeOf(failure: unknown): string | undefined {
  return failure instanceof Error && 'code' in failure ? String(failure.code) : undefined
}

export const unreachable = 'We can’t reach the database right now. Please try again in a moment.'

/** After a switch to another server, or because the server is full or being maintained. */
export const isReadOnly = (code: string | undefined) => code === '25006'
export const readOnly = 'Nothing can be saved right now: the database is read-only. Please try again in a moment.'

/** An error raised by a function or quota of the migrations, with its own message; the hint is for programs. */
const RAISED = 'P0001'

const WRONG_FORMAT = 'A value in the request has the wrong format.'

interface Reply {
  status: number
  message: string
}

/** Error messages of the migrations' constraints, by constraint name. */
export type LimitSentences = ReadonlyMap<string, string>

/** What a failed statement means for the client; null if it isn't the client's fault. */
export function readableFailure(
  failure: unknown,
  limits: LimitSentences = new Map(),
): (Reply & { code: string; hint: string | null }) | null {
  const code = codeOf(failure)
  if (!code || !(failure instanceof Error)) return null
  const fields: DatabaseFailure = { ...failure, message: failure.message }
  const response = responseTo(code, fields, limits)
  return response && { ...response, code, hint: code === RAISED ? text(fields.hint) || null : null }
}

function responseTo(code: string, failure: DatabaseFailure, limits: LimitSentences): Reply | null {
  const { message } = failure
  const constraint = text(failure.constraint)
  const column = text(failure.column)
  if (isUnreachable(code)) return { status: 503, message: unreachable }
  if (isReadOnly(code)) return { status: 503, message: readOnly }
  if (isDiskFull(code)) return { status: 507, message: DISK_FULL_MESSAGE }
  switch (code) {
    case RAISED:
      return { status: 400, message }
    case '22023': // raised by functions of the migrations, or by the database's own, in its own words
      return { status: 400, message: text(failure.routine) === 'exec_stmt_raise' ? message : WRONG_FORMAT }
    case '23514':
      return { status: 400, message: limits.get(constraint) ?? `A value is outside its limits (${constraint}).` }
    case '23502':
      return { status: 400, message: `“${column}” is missing.` }
    case '23505':
      return { status: 409, message: limits.get(constraint) ?? 'This already exists.' }
    case '23503':
      return { status: 409, message: limits.get(constraint) ?? 'This refers to something that doesn’t exist.' }
    case '22P02':
    case '22007':
      return { status: 400, message: notA(message) }
    case '22008':
      return { status: 400, message: 'A date in the request isn’t in the calendar.' }
    case '22003':
      return { status: 400, message: 'A number in the request is too large.' }
    case '22001':
      return { status: 400, message: 'Text in the request is too long.' }
    case '22021':
    case '22P05':
      return { status: 400, message: 'Text in the request contains characters that can’t be stored.' }
    case '428C9':
      return { status: 400, message: `“${column || 'id'}” is set by the database and can’t be changed.` }
    case '40001':
    case '40P01':
    case '55P03':
      return { status: 503, message: 'Someone else changed this at the same moment. Please try again.' }
    case '57014':
      return { status: 503, message: 'The request took too long. Please try again.' }
    case '21000':
      return { status: 400, message: 'The request has the same row twice.' }
    case '42804':
    case '42883':
    case '42704': // a list compared with a list of lists
      return { status: 400, message: 'A column can’t be compared like this.' }
    case '0A000': // a list of lists, where the database searches a list
      return { status: 400, message: WRONG_FORMAT }
    case '42P10':
      return { status: 400, message: 'The columns of “on_conflict” are no key of this table.' }
    default:
      return code.startsWith('22') ? { status: 400, message: WRONG_FORMAT } : null
  }
}

function notA(message: string): string {
  const [, type, value] =
    /(?:invalid input syntax for type|date\/time field value out of range) ?([\w ]*): "(.*)"/s.exec(message) ?? []
  return value === undefined ? WRONG_FORMAT : `“${value.slice(0, 100)}” is not a valid ${type || 'date'}.`
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
