// Path traversal in every spelling.
import type { HostileCase } from '#server/hostile/testing/hostile-case.ts'

const ROOTS = ['/img/', '/img/recipes/', '/assets/', '/']
const WAYS_OUT = [
  '../../../../../../etc/passwd',
  '..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '%252e%252e%252f%252e%252e%252fetc%252fpasswd',
  '%25252e%25252e%25252fetc%25252fpasswd',
  '..%5c..%5c..%5cwindows%5cwin.ini',
  '....//....//....//etc/passwd',
  '.%00./.%00./etc/passwd',
  '..;/..;/..;/etc/passwd',
  '%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '%uff0e%uff0e/etc/passwd',
  '\u2025/\u2025/etc/passwd',
  '/etc/passwd',
  'file:///etc/passwd',
  '../package.json',
  '../../server/main.ts',
  '%2e%2e%2fpackage.json',
  '.git/HEAD',
  '%00',
  '%2500.jpg',
]

const PICTURES = [
  '/img/recipes/90001205-480.avif%00.jpg',
  '/img/recipes/90001205-480.avif/',
  '/img/recipes/./90001205-480.jpg/../../secrets.json',
  '/img/recipes/con.jpg.exe',
  '/img/recipes/.jpg',
  '/img/recipes/-.avif?v=../../x',
  '/img/RECIPES/90001205-480.AVIF',
  `/img/recipes/${'a'.repeat(5000)}.jpg`,
  '/img/recipes/%F0%9F%8D%9C.jpg',
  '/img/manifest.json',
  '/img',
  '/img/',
]

export const paths: HostileCase[] = [
  ...ROOTS.flatMap((root) =>
    WAYS_OUT.map((way) => ({
      what: `a way out of ${root}: ${way}`,
      target: root + way,
      responses: [308, 400, 404],
      never: ['"plateful"', 'ref: refs/'],
    })),
  ),
  ...PICTURES.map((target) => ({
    what: `a picture that is none: ${target.slice(0, 60)}`,
    target,
    responses: [200, 308, 404],
    never: ['"version"'],
  })),
  {
    what: 'a picture that was never drawn, with a script as its version',
    target: '/img/recipes/none-480.jpg?v=%3Cscript%3Epwn(1)%3C/script%3E',
    responses: [200],
    payload: '<script>pwn(1)</script>',
  },
  ...['/rest/v1/', '/auth/v1/'].flatMap((root) =>
    [
      '../../_system',
      '%2e%2e/%2e%2e/_system/info',
      '..%2f..%2f_system',
      '%252e%252e/_system',
      '..;/_system',
      '%00',
      '/',
      '%2f%2f',
    ].map((way) => ({
      what: `a way out of ${root}: ${way}`,
      target: root + way,
      as: 'attacker' as const,
      responses: [308, 400, 401, 403, 404, 405, 406],
    })),
  ),
  ...['\\..\\..\\etc\\passwd', '/img\\..\\..\\package.json', '/assets\\..\\x'].map((target) => ({
    what: `backslashes in an address: ${target}`,
    target,
    responses: [400, 404],
  })),
]
