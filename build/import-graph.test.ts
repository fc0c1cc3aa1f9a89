// The import graph: no cycles, and no feature imports another feature.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { expect, test } from 'vitest'

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'((?:#|\.\/)[^']+\.tsx?)'/g

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, target = '']) =>
    target.startsWith('#') ? target.slice(1) : join(dirname(file), target),
  )
}

const files = globSync('{domain,web,server}/**/*.{ts,tsx}').map((file) => file.split(sep).join('/'))
const graph = new Map(files.map((file) => [file, importsOf(file)]))

/** The first cycle reachable from a file; type-only and lazy imports count too. */
function findCircle(): string[] | null {
  const done = new Set<string>()
  function walk(file: string, path: readonly string[]): string[] | null {
    const start = path.indexOf(file)
    if (start !== -1) return [...path.slice(start), file]
    if (done.has(file)) return null
    for (const next of graph.get(file) ?? []) {
      const circle = walk(next, [...path, file])
      if (circle) return circle
    }
    done.add(file)
    return null
  }
  for (const file of graph.keys()) {
    const circle = walk(file, [])
    if (circle) return circle
  }
  return null
}

test('every import of our own resolves to a file', () => {
  const missing = [...graph].flatMap(([file, imports]) =>
    imports
      .filter((target) => /^(domain|web|server)\//.test(target) && !graph.has(target))
      .map((target) => `${file}: ${target}`),
  )
  expect(missing).toEqual([])
})

test('imports have no cycles', () => {
  expect(findCircle()).toBeNull()
})

test('a feature never imports another feature', () => {
  const featureOf = (file: string) => /^web\/features\/([^/]+)\//.exec(file)?.[1]
  const across = [...graph].flatMap(([file, imports]) => {
    const own = featureOf(file)
    return own ? imports.filter((target) => featureOf(target) && featureOf(target) !== own).map((to) => [file, to]) : []
  })
  expect(across).toEqual([])
})

/** "server/mail"; files at the top of a floor stand for themselves, and tests' helpers may use what they test. */
const folderOf = (file: string) => /^(?:domain|server)\/[^/]+/.exec(file)?.[0]
const isOfTests = (file: string) => file.includes('.test.') || file.includes('/testing')

test('folders use each other in one direction', () => {
  const folders = new Map<string, Set<string>>()
  for (const [file, imports] of graph) {
    const folder = folderOf(file)
    if (!folder || isOfTests(file)) continue
    const used = imports.flatMap((target) => folderOf(target) ?? []).filter((other) => other !== folder)
    folders.set(folder, new Set([...(folders.get(folder) ?? []), ...used]))
  }
  const above = [...folders.keys()]
  // Takes away what uses nothing that is left, until only a knot is left.
  for (let found = true; found; ) {
    found = false
    for (const [at, folder] of above.entries())
      if (![...(folders.get(folder) ?? [])].some((other) => above.includes(other))) {
        above.splice(at, 1)
        found = true
        break
      }
  }
  expect(above).toEqual([])
})
