// Rows are JSON. As CSV, a cell such as "=HYPERLINK(…)" would become a formula in a spreadsheet; our own exports escape it.
import type { MiddlewareHandler } from 'hono'
import { refusal } from './gateway-answers.ts'

export const jsonOnly: MiddlewareHandler = async ({ req }, next) => {
  if (/\bcsv\b/i.test(req.header('accept') ?? '')) return refusal(406, 'PGRST107', 'Rows are sent as JSON.')
  await next()
}
