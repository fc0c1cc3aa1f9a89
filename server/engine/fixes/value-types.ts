// How values are transferred, where the engine's driver differs from PostgREST. By PostgreSQL's type ids.
const boolean = 16
const bytea = 17
const timestamptz = 1184
const numeric = 1700
const jsonb = 3802

// 2025-01-01T08:00:00+00:00, which every browser can parse. The sessions run in UTC.
const instant = (text: string) => text.replace(' ', 'T').replace(/\+00$/, '+00:00')
// An invalid boolean must reach the database unchanged, to be rejected there.
const truth = (value: unknown) => (typeof value === 'boolean' ? String(value) : value)
// 71.90 is a number; the engine would send it as text. Our decimals are all small enough.
const decimal = Number
// Bytes are sent as PostgreSQL's hexadecimal text; the driver would encode that text a second time.
const hexadecimal = (value: unknown) =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value

// The engine serializes a function's JSON arguments itself, and the driver would quote that text again. Our JSON
// columns hold objects and lists, never a bare string.
const json = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

export const POSTGRES_TYPES = {
  bool: { to: boolean, from: [boolean], serialize: truth, parse: (text: string) => text === 't' },
  bytea: { to: bytea, from: [bytea], serialize: hexadecimal, parse: (text: string) => text },
  jsonb: { to: jsonb, from: [jsonb], serialize: json, parse: (text: string): unknown => JSON.parse(text) },
  numeric: { to: numeric, from: [numeric], serialize: String, parse: decimal },
  timestamptz: { to: timestamptz, from: [timestamptz], serialize: String, parse: instant },
}
