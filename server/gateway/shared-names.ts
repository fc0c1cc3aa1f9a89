/**
 * Names that every object answers to. The engine keeps columns by name in plain objects: one called "constructor"
 * would write into what every object of this process shares.
 */
export const SHARED_NAMES: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype'])

export const hasSharedWord = (text: string) => text.split(/\W+/).some((word) => SHARED_NAMES.has(word))
