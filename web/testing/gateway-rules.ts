// What the gateway would refuse, for tests that respond to backend calls themselves: the server's own rules, over the
// tables and functions in the generated types.
import { readFileSync } from 'node:fs'
import { allowedCall } from '#server/gateway/allowed-calls.ts'
import { readBody } from '#server/gateway/request-body.ts'
import type { Catalog } from '#server/rows/catalog.ts'
import { readRowQuery } from '#server/rows/row-query.ts'
import { RowRefusal } from '#server/rows/row-refusal.ts'
import { compileRequest } from '#server/rows/rows.ts'

let catalog: Catalog | undefined

function typedCatalog(): Catalog {
  const types = readFileSync('web/data/database.types.ts', 'utf8')
  const [tables = '', functions = ''] = types.split('\n    Functions: {')
  const named = [...tables.matchAll(/^ {6}(\w+): \{\n {8}Row: \{\n([\s\S]*?)\n {8}\}/gm)].map(
    ([, name = '', row = '']) => {
      const columns = [...row.matchAll(/^ {10}(\w+):/gm)].map(([, column = '']) => column)
      return [name, { name, columns, key: columns.slice(0, 1) }] as const
    },
  )
  const called = [...functions.matchAll(/^ {6}(\w+): \{ Args: (?:never|\{ (.*?) \}); Returns: (.*) \}$/gm)].map(
    ([, name = '', args = '', returns = '']) => {
      const takes = [...args.matchAll(/(\w+)(\?)?: /g)].map(([, arg = '', optional]) => ({
        ...{ name: arg, type: 'text', optional: optional !== undefined },
      }))
      const columns = returns.endsWith('[]') ? [...returns.matchAll(/(\w+): /g)].map(([, column = '']) => column) : null
      return [name, { name, takes, columns, isVoid: returns === 'undefined' }] as const
    },
  )
  return { tables: new Map(named), functions: new Map(called), limits: new Map() }
}

/** The message of a call that the gateway refuses; null for one that reaches the database. */
export async function gatewayRefusal(request: Request): Promise<string | null> {
  const url = new URL(request.url)
  const call = allowedCall(request.method, url, false)
  if (!call) return 'Our pages make no such call.'
  const body = await readBody(request)
  if ('message' in body) return body.message
  if (call.kind === 'auth') return null
  const query = readRowQuery(url.search, url.searchParams)
  if (typeof query === 'string') return query
  catalog ??= typedCatalog()
  const { method, headers } = request
  try {
    compileRequest(catalog, { call, method, headers, query, ...body })
    return null
  } catch (error) {
    if (error instanceof RowRefusal) return error.message
    throw error
  }
}
