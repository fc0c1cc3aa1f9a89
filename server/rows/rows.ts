// Members' rows over PostgREST's protocol: one statement per request, in a transaction with the member's role and claims.
// The database's row policies decide what it may read and write.
import type { TokenClaims } from '#server/accounts/sessions.ts'
import type { Database, Row } from '#server/database/database.ts'
import type { Log } from '#server/http/log.ts'
import type { Catalog, DatabaseFunction, Table } from './catalog.ts'
import { refusalOf } from './database-refusal.ts'
import { acceptedForm, type Preferences, readPreferences, readRange, SINGLE_TYPE } from './row-preferences.ts'
import type { RowQuery } from './row-query.ts'
import { RowRefusal } from './row-refusal.ts'
import {
  callFunction,
  deleteRows,
  type Form,
  insertRows,
  readRows,
  type Statement,
  updateRows,
} from './row-statements.ts'

export interface RowRequest {
  call: { kind: 'table' | 'function'; name: string }
  method: string
  headers: Headers
  query: RowQuery
  /** The body as text and as what it says. */
  text: string | null
  json: unknown
  /** Null for a visitor. */
  session: TokenClaims | null
}

export type Rows = (request: RowRequest) => Promise<Response>

interface Found {
  body: string | null
  rows: number
  total: number | null
  /** There are more, which this response has no room for. */
  isCut: boolean
}

export function createRows(database: Pick<Database, 'memberTransaction'>, catalog: Catalog, log: Log): Rows {
  async function response(request: RowRequest): Promise<Response> {
    const { method, session } = request
    const { statement, form, query: requested, preferences } = compileRequest(catalog, request)
    const isRead = method === 'GET' || method === 'HEAD'
    const found = await database.memberTransaction({ ...identityOf(session), readOnly: isRead }, async ({ query }) => {
      const [row] = await query(statement.text, statement.values)
      const found = foundIn(row)
      return onlyRow(isRead ? found : complete(found), form)
    })
    return isRead ? page(found, form, requested.offset, preferences) : changed(request, found, form, preferences)
  }

  return async (request) => {
    try {
      return await response(request)
    } catch (error) {
      const refusal = refusalOf(error, catalog.limits, request.session === null)
      if (!refusal) throw error
      const { status, code, message, details, hint } = refusal
      log('debug', 'A row request was refused.', { name: request.call.name, code })
      return Response.json({ code, details, hint, message }, { status })
    }
  }
}

/** The statement for a request. Throws a RowRefusal if it names what doesn't exist or isn't allowed. */
export function compileRequest(catalog: Catalog, request: Omit<RowRequest, 'session'>) {
  const { method, headers } = request
  const accepted = acceptedForm(headers.get('accept'))
  if (!accepted)
    throw new RowRefusal(406, 'PGRST107', 'None of these media types are available. Rows are sent as JSON.')
  const preferences = readPreferences(headers.get('prefer'))
  const isRead = method === 'GET' || method === 'HEAD'
  const query = isRead ? withRange(request.query, headers.get('range')) : request.query
  return { ...compile(catalog, { ...request, query }, accepted, preferences), query, preferences }
}

function compile(
  catalog: Catalog,
  { call, method, query, text, json }: Omit<RowRequest, 'session'>,
  accepted: Form,
  preferences: Preferences,
): { statement: Statement; form: Form } {
  if (call.kind === 'function') {
    const called = functionNamed(catalog, call.name)
    const given = json === null ? [] : Object.keys(objectIn(json))
    return { statement: callFunction(called, query, accepted, text, given), form: called.columns ? accepted : 'rows' }
  }
  const table = tableNamed(catalog, call.name)
  if (method === 'GET') return { statement: readRows(table, query, accepted, preferences.counts), form: accepted }
  if (method === 'HEAD') return { statement: readRows(table, query, 'nothing', preferences.counts), form: 'nothing' }
  const form = preferences.returns ? accepted : 'nothing'
  if (method === 'DELETE') return { statement: deleteRows(table, query, form), form }
  if (method === 'PATCH') return { statement: updateRows(table, query, form, text ?? '', objectIn(json)), form }
  const rows = (Array.isArray(json) ? json : [json]).map(objectIn)
  const { resolution } = preferences
  return { statement: insertRows(table, query, form, { text: text ?? '', rows, resolution }), form }
}

function tableNamed(catalog: Catalog, name: string): Table {
  const table = catalog.tables.get(name)
  if (!table) throw new RowRefusal(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`)
  return table
}

function functionNamed(catalog: Catalog, name: string): DatabaseFunction {
  const called = catalog.functions.get(name)
  if (!called) throw new RowRefusal(404, 'PGRST202', `Could not find the function public.${name} in the schema cache`)
  return called
}

function identityOf(session: TokenClaims | null) {
  const role = session ? 'authenticated' : 'anon'
  const claims = session ? { sub: session.userId, session_id: session.sessionId, role } : { role }
  return { role, claims: JSON.stringify(claims) }
}

/** "limit" and "offset" in the address count, if there are any. */
function withRange(query: RowQuery, header: string | null): RowQuery {
  const range = query.limit === null && query.offset === 0 ? readRange(header) : null
  return range ? { ...query, ...range } : query
}

function objectIn(json: unknown): object {
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json
  throw new RowRefusal(400, 'PGRST102', 'Send a JSON object, or a list of them for several rows.')
}

function foundIn(row: Row | undefined): Found {
  const { body = null, rows, total = null, isCut } = row ?? {}
  return {
    body: body === null ? null : String(body),
    rows: Number(rows),
    total: total === null ? null : Number(total),
    isCut: isCut === true,
  }
}

/** Thrown in the transaction, so that a change whose rows can't be sent back doesn't happen. */
function complete(found: Found): Found {
  if (!found.isCut) return found
  throw new RowRefusal(400, 'PGRST102', 'That is too much to send back at once. Request fewer rows, or none of them.')
}

/** Thrown in the transaction, so that a change of several rows doesn't happen. */
function onlyRow(found: Found, form: Form): Found {
  if (form !== 'row' || found.rows === 1) return found
  const details = `The result contains ${found.rows} rows`
  throw new RowRefusal(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', { details })
}

function page({ body, rows, total, isCut }: Found, form: Form, offset: number, { applied }: Preferences): Response {
  if (total !== null && offset > total) {
    const details = `An offset of ${offset} was requested, but there are only ${total} rows.`
    throw new RowRefusal(416, 'PGRST103', 'Requested range not satisfiable', { details })
  }
  const range = rows > 0 ? `${offset}-${offset + rows - 1}` : '*'
  const headers = headersOf(form, `${range}/${total ?? '*'}`, applied)
  return new Response(body, { status: isCut || (total !== null && rows < total) ? 206 : 200, headers })
}

function changed({ call, method }: RowRequest, found: Found, form: Form, { counts, applied }: Preferences): Response {
  const { body, rows } = found
  if (call.kind === 'function')
    return new Response(body, { status: body === null ? 204 : 200, headers: headersOf(form, null, applied) })
  const range = method === 'PATCH' && rows > 0 ? `0-${rows - 1}` : '*'
  const headers = headersOf(form, `${range}/${counts ? rows : '*'}`, applied)
  return new Response(body, { status: method === 'POST' ? 201 : body === null ? 204 : 200, headers })
}

function headersOf(form: Form, range: string | null, applied: string): Headers {
  const type = form === 'row' ? SINGLE_TYPE : 'application/json'
  const headers = new Headers(form === 'nothing' ? {} : { 'Content-Type': `${type}; charset=utf-8` })
  if (range) headers.set('Content-Range', range)
  if (applied) headers.set('Preference-Applied', applied)
  return headers
}
