import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { closeStandIn, fromStandIn, importing, names, openStandIn, requested, standInPort } from './testing.ts'

beforeAll(openStandIn)
afterAll(closeStandIn)
afterEach(() => requested.splice(0))

describe('URLs that are rejected before anything is sent', () => {
  const NOT_PUBLIC = 'This address isn’t on the public web, so we can’t import it.'
  const NOT_AN_ADDRESS = 'Enter a full web address that starts with http:// or https://.'
  const CREDENTIALS = 'We can’t import from an address with a user name or password in it.'
  const PORT = 'We can only import pages from the usual web ports.'

  test.each([
    ['http://127.0.0.1:PORT/soup', NOT_PUBLIC],
    ['http://127.0.0.2:PORT/soup', NOT_PUBLIC],
    ['http://127.1:PORT/soup', NOT_PUBLIC],
    ['http://2130706433:PORT/soup', NOT_PUBLIC],
    ['http://0x7f000001:PORT/soup', NOT_PUBLIC],
    ['http://0x7f.0.0.1:PORT/soup', NOT_PUBLIC],
    ['http://0177.0.0.1:PORT/soup', NOT_PUBLIC],
    ['http://017700000001:PORT/soup', NOT_PUBLIC],
    ['http://127.0.0.1.:PORT/soup', NOT_PUBLIC],
    ['http://１２７.０.０.１:PORT/soup', NOT_PUBLIC],
    ['http://%31%32%37.0.0.1:PORT/soup', NOT_PUBLIC],
    ['http://0:PORT/soup', NOT_PUBLIC],
    ['http://0.0.0.0:PORT/soup', NOT_PUBLIC],
    ['http://localhost:PORT/soup', NOT_PUBLIC],
    ['http://LOCALHOST.:PORT/soup', NOT_PUBLIC],
    ['http://kitchen.localhost:PORT/soup', NOT_PUBLIC],
    ['http://printer/soup', NOT_PUBLIC],
    ['http://router.local/soup', NOT_PUBLIC],
    ['http://metadata.google.internal/computeMetadata/v1/', NOT_PUBLIC],
    ['http://169.254.169.254/latest/meta-data/', NOT_PUBLIC],
    ['http://0xa9fea9fe/latest/meta-data/', NOT_PUBLIC],
    ['http://10.0.0.1/', NOT_PUBLIC],
    ['http://10.1/', NOT_PUBLIC],
    ['http://172.16.0.1/', NOT_PUBLIC],
    ['http://192.168.1.1/', NOT_PUBLIC],
    ['http://100.64.0.1/', NOT_PUBLIC],
    ['http://255.255.255.255/', NOT_PUBLIC],
    ['http://224.0.0.1/', NOT_PUBLIC],
    ['http://[::1]:PORT/soup', NOT_PUBLIC],
    ['http://[::]:PORT/soup', NOT_PUBLIC],
    ['http://[::ffff:127.0.0.1]:PORT/soup', NOT_PUBLIC],
    ['http://[::ffff:7f00:1]:PORT/soup', NOT_PUBLIC],
    ['http://[0:0:0:0:0:ffff:127.0.0.1]:PORT/soup', NOT_PUBLIC],
    ['http://[64:ff9b::7f00:1]/soup', NOT_PUBLIC],
    ['http://[2002:7f00:1::]/soup', NOT_PUBLIC],
    ['http://[fd00::1]/', NOT_PUBLIC],
    ['http://[fe80::1]/', NOT_PUBLIC],
    ['http://[ff02::1]/', NOT_PUBLIC],
    ['http://[2001:db8::1]/', NOT_PUBLIC],
    ['http://user:secret@kitchen.example:PORT/soup', CREDENTIALS],
    ['http://user@kitchen.example:PORT/soup', CREDENTIALS],
    ['http://kitchen.example:22/', PORT],
    ['http://kitchen.example:6379/', PORT],
    ['https://kitchen.example:5432/', PORT],
    ['http://kitchen.example:99999/', NOT_AN_ADDRESS],
    ['file:///etc/passwd', NOT_AN_ADDRESS],
    ['ftp://kitchen.example/soup', NOT_AN_ADDRESS],
    ['gopher://kitchen.example/', NOT_AN_ADDRESS],
    ['data:text/html,<p>', NOT_AN_ADDRESS],
    ['javascript:alert(1)', NOT_AN_ADDRESS],
    ['//kitchen.example/soup', NOT_AN_ADDRESS],
    ['kitchen.example/soup', NOT_AN_ADDRESS],
    ['http://', NOT_AN_ADDRESS],
    ['http://[::1', NOT_AN_ADDRESS],
    ['http://1.2.3.4.5/', NOT_AN_ADDRESS],
  ])('%s', async (address, message) => {
    const { status, body } = await importing(address.replace('PORT', String(standInPort())))
    expect(body).toEqual({ status: 'failure', code: 400, message })
    expect(status).toBe(400)
    expect(requested).toEqual([])
  })

  test.each([
    [['127.0.0.1']],
    [['10.0.0.7']],
    [['169.254.169.254']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['fd00::1']],
    [['93.184.216.34', '127.0.0.1']],
    [['2606:4700:4700::1111', '::1']],
    [['0177.0.0.1']],
    [['kitchen.example']],
  ])('a harmless name that resolves to %j', async (addresses) => {
    const { body } = await importing(`http://harmless.example:${standInPort()}/soup`, {
      resolve: async () => addresses,
    })
    expect(body.message).toBe(NOT_PUBLIC)
    expect(requested).toEqual([])
  })

  test.each([
    ['http://127.0.0.2:PORT/soup', NOT_PUBLIC],
    ['http://169.254.169.254/latest/meta-data/', NOT_PUBLIC],
    ['http://[::1]:PORT/soup', NOT_PUBLIC],
    ['http://localhost:PORT/soup', NOT_PUBLIC],
    ['//2130706434:PORT/soup', NOT_PUBLIC],
    ['http://inside.example/', NOT_PUBLIC],
    ['http://user:secret@kitchen.example:PORT/soup', CREDENTIALS],
    ['http://kitchen.example:25/', PORT],
    ['file:///etc/passwd', NOT_AN_ADDRESS],
    ['javascript:alert(1)', NOT_AN_ADDRESS],
  ])('a page that redirects to %s', async (location, message) => {
    names['inside.example'] = ['10.0.0.1']
    const { status, body } = await fromStandIn(
      `/to?${encodeURIComponent(location.replace('PORT', String(standInPort())))}`,
    )
    expect([status, body.message]).toEqual([400, message])
    expect(requested).toHaveLength(1)
  })

  test('a name that resolves differently between two redirects', async () => {
    const turns = [['127.0.0.1'], ['127.0.0.3']]
    const { body } = await fromStandIn('/hop', { resolve: async () => turns.shift() ?? [] })
    expect(body.message).toBe(NOT_PUBLIC)
    expect(requested.map(({ path }) => path)).toEqual(['/hop'])
  })
})
