/**
 * Property names that every object inherits. The engine stores columns by name in plain objects: one named
 * "constructor" would write to what every object in this process shares.
 */
export const SHARED_NAMES: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype'])

export const hasSharedWord = (text: string) => text.split(/\W+/).some((word) => SHARED_NAMES.has(word))
