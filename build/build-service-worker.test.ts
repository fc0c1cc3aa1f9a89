import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documentSources } from './build-service-worker.ts'

test('offline documents are refetched after a change to any code that writes them', () => {
  const sources = documentSources()
  for (const name of ['document', 'built-web', 'pages']) expect(sources).toContain(join('server/pages', `${name}.ts`))
  expect(sources.filter((file) => file.includes('.test.'))).toEqual([])
})
