// Reading JSON whose shape nobody vouches for: whatever comes, a reader answers with its own type and never throws.

export type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An empty object where there is none. */
export const objectOf = (value: unknown): Json => (isObject(value) ? value : {})

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const objectsOf = (value: unknown): Json[] => listOf(value).filter(isObject)

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** 0 for everything that is no finite number above 0. */
export const positive = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0
