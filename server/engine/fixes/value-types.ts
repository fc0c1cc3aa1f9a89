// How values travel, where the engine's driver differs from PostgREST. By PostgreSQL's own numbers of the types.
const boolean = 16
const bytea = 17
const timestamptz = 1184
const numeric = 1700
const jsonb = 3802

// 2025-01-01T08:00:00+00:00, which every browser reads. The sessions run in UTC.
const instant = (text: string) => text.replace(' ', 'T').replace(/\+00$/, '+00:00')
// A value that is no boolean must reach the database as it is, to be refused there.
const truth = (value: unknown) => (typeof value === 'boolean' ? String(value) : value)
// 71.90 is a number; the engine would send a text. Our decimals are all small enough.
const decimal = Number
// Bytes travel as PostgreSQL's own hexadecimal text; the driver would encode that text a second time.
const hexadecimal = (value: unknown) =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value

// The engine writes a function's JSON arguments as text itself, and the driver would quote that text once more. Our JSON
// columns hold objects and lists, never a bare text.
const json = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

export const POSTGRES_TYPES = {
  bool: { to: boolean, from: [boolean], serialize: truth, parse: (text: string) => text === 't' },
  bytea: { to: bytea, from: [bytea], serialize: hexadecimal, parse: (text: string) => text },
  jsonb: { to: jsonb, from: [jsonb], serialize: json, parse: (text: string): unknown => JSON.parse(text) },
  numeric: { to: numeric, from: [numeric], serialize: String, parse: decimal },
  timestamptz: { to: timestamptz, from: [timestamptz], serialize: String, parse: instant },
}
