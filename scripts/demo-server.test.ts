import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { startDemoServer } from './demo-server.ts'

const other = createServer((_, response) => response.end('ok'))
afterEach(() => {
  other.close()
})

test('the demo never moves in with a server that already runs', async () => {
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve))
  const address = other.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  await expect(startDemoServer({ port })).rejects.toThrow(`Something already runs at http://localhost:${port}.`)
})
