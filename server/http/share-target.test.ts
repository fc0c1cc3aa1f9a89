import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { SHARE_TARGET } from '#domain/site/share-target.ts'
import { finish, listen } from './listen.ts'
import { createRequestLogger } from './request-log.ts'
import { shareTarget } from './share-target.ts'

let server: Server
afterEach(() => finish(server))

async function share(method = 'POST') {
  const listener = shareTarget((_, response) => response.writeHead(404).end('the site'), {
    secure: false,
    logRequest: createRequestLogger(() => undefined),
  })
  server = await listen(listener, { port: 0, host: '127.0.0.1' })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const form = new FormData()
  form.set('title', '<script>alert(1)</script>')
  form.set('files', new File([new Uint8Array(3_000_000)], 'photo.jpg', { type: 'image/jpeg' }))
  return fetch(`http://127.0.0.1:${port}${SHARE_TARGET}`, { method, ...(method === 'POST' && { body: form }) })
}

test('something shared before the service worker runs gets a page that says what to do, however large it is', async () => {
  const response = await share()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const page = await response.text()
  expect(page).toContain('Open it, wait a few seconds, then share again.')
  expect(page).not.toContain('alert(1)')
})

test('other requests to that address are the site’s', async () => {
  expect(await (await share('GET')).text()).toBe('the site')
})

test('the manifest shares to that address, with photos and files', () => {
  const { share_target: target } = JSON.parse(readFileSync('web/public/manifest.webmanifest', 'utf8'))
  expect(target).toMatchObject({ action: SHARE_TARGET, method: 'POST', enctype: 'multipart/form-data' })
  expect(target.params.files[0].accept).toEqual(expect.arrayContaining(['image/*', 'application/pdf', 'text/plain']))
})
