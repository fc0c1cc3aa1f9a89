// How values travel, where the engine's drivers differ from PostgREST. By PostgreSQL's own numbers of the types.
const boolean = 16
const timestamptz = 1184
const numeric = 1700

// 2025-01-01T08:00:00+00:00, which every browser reads. The sessions run in UTC.
const instant = (text: string) => text.replace(' ', 'T').replace(/\+00$/, '+00:00')
// A value that is no boolean must reach the database as it is, to be refused there.
const truth = (value: unknown) => (typeof value === 'boolean' ? String(value) : value)
// 71.90 is a number; the engine would send a text. Our decimals are all small enough.
const decimal = Number

export const pgliteTypes = {
  parsers: { [numeric]: decimal, [timestamptz]: instant },
  serializers: { [boolean]: (value: unknown) => String(truth(value)) },
}

export const postgresTypes = {
  bool: { to: boolean, from: [boolean], serialize: truth, parse: (text: string) => text === 't' },
  numeric: { to: numeric, from: [numeric], serialize: String, parse: decimal },
  timestamptz: { to: timestamptz, from: [timestamptz], serialize: String, parse: instant },
}
