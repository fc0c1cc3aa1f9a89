// Parsers for untrusted JSON: each returns its own type and never throws.

export type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An empty object if there is none. */
export const objectOf = (value: unknown): Json => (isObject(value) ? value : {})

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const objectsOf = (value: unknown): Json[] => listOf(value).filter(isObject)

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** 0 unless the value is a finite positive number. */
export const positive = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0
