// Pages: everything in a URL that may end up in the HTML.
import {
  everyParameter,
  type HostileCase,
  inAddress,
  ODD_TEXTS,
  SCRIPTS,
} from '#server/hostile/testing/hostile-case.ts'

const TEXTS = [...SCRIPTS, ...ODD_TEXTS]
const PAGES = [
  ...['/', '/recipes', '/cuisines', '/favorites', '/about', '/contact', '/privacy', '/auth', '/blog', '/account'],
  ...['/goals', '/dashboard', '/meal-scheduler', '/shopping-list', '/nutrition', '/diet-planner', '/add-recipe'],
]
const PAGE_OR_NONE = [200, 404]

export const pages: HostileCase[] = [
  ...everyParameter('/recipes', ['search'], TEXTS, [200]),
  ...everyParameter('/recipes', ['diet'], TEXTS, [200]),
  ...everyParameter('/recipes?search=soup', ['diet'], SCRIPTS, [200]),
  ...everyParameter('/cuisines/Italian', ['diet'], SCRIPTS, [200]),
  ...everyParameter(
    '/auth',
    ['return', 'mode'],
    [...SCRIPTS, '//evil.example', 'https://evil.example', '\\\\evil.example'],
    [200],
  ),
  ...everyParameter('/blog', ['category', 'tag', 'search'], SCRIPTS.slice(0, 4), [200]),
  ...everyParameter('/add-recipe', ['edit', 'id'], SCRIPTS.slice(0, 3), [200]),

  ...TEXTS.map((text) => ({
    what: `${JSON.stringify(text)} as a cuisine's page`,
    target: `/cuisines/${inAddress(text)}`,
    responses: PAGE_OR_NONE,
    payload: text,
  })),
  ...TEXTS.map((text) => ({
    what: `${JSON.stringify(text)} as a recipe's page`,
    target: `/recipes/${inAddress(text)}`,
    responses: [404],
    payload: text,
  })),
  ...TEXTS.map((text) => ({
    what: `${JSON.stringify(text)} as an article's page`,
    target: `/blog/${inAddress(text)}`,
    responses: [404],
    payload: text,
  })),
  ...TEXTS.map((text) => ({
    what: `${JSON.stringify(text)} as a page of its own`,
    target: `/${inAddress(text)}`,
    responses: [404],
    payload: text,
  })),
  ...PAGES.map((page) => ({
    what: `a script as an unknown parameter of ${page}`,
    target: `${page}?${inAddress(SCRIPTS[1])}=${inAddress(SCRIPTS[2])}`,
    responses: [200],
    payload: SCRIPTS[1],
  })),
  ...PAGES.map((page) => ({
    what: `a change of ${page}`,
    method: 'POST',
    target: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'search=<script>pwn(1)</script>',
    responses: [405],
  })),
  ...PAGES.map((page) => ({ what: `${page} written in capitals`, target: page.toUpperCase(), responses: [200] })),

  { what: 'a search of fifteen thousand letters', target: `/recipes?search=${'a'.repeat(15_000)}`, responses: [200] },
  { what: 'thousands of unknown parameters', target: `/recipes?${'x=1&'.repeat(3500)}`, responses: [200] },
  {
    what: 'a search given twice',
    target: '/recipes?search=soup&search=%3Cscript%3Epwn(1)%3C/script%3E',
    responses: [200],
    payload: '<script>pwn(1)</script>',
  },
  { what: 'broken percent signs in a search', target: '/recipes?search=%&diet=%zz', responses: [200] },
  { what: 'bytes that are no text in a search', target: '/recipes?search=%FF%FE', responses: [200] },
  { what: 'half of a character in a search', target: '/recipes?search=%ED%A0%80', responses: [200] },
  { what: 'a broken percent sign as a page', target: '/%E0%A4%A', responses: [404] },
  { what: 'a broken percent sign as a recipe', target: '/recipes/%zz', responses: [404] },
  { what: 'a very deep page', target: `/${'a/'.repeat(4000)}b`, responses: [404] },
  { what: 'a page of thousands of slashes', target: `${'/'.repeat(8000)}a`, responses: [404] },
  { what: 'a page of thousands of slashes with one at the end', target: `${'/'.repeat(8000)}a/`, responses: [308] },
  { what: 'nothing but slashes', target: '/'.repeat(9000), responses: [308] },
  {
    what: 'a page of another host after two slashes',
    target: '//evil.example/recipes',
    responses: [404],
    never: ['http://evil.example'],
  },
  { what: 'a host that is none after two slashes', target: '//[', responses: [404] },
  { what: 'a port that is none after two slashes', target: '//a:99999999/', responses: [308] },
  {
    what: 'a name and password after two slashes',
    target: '//user:password@evil.example/%2e%2e',
    responses: [308, 404],
  },
  { what: 'a redirect to another host', target: '//evil.example/', responses: [308] },
  { what: 'a redirect to another host, encoded', target: '/%2F%2Fevil.example/', responses: [308] },
  { what: 'a redirect to another host with a backslash', target: '/%5Cevil.example/', responses: [308] },
  { what: 'a redirect with a line break', target: '/a%0d%0aX-Injected:%20yes/', responses: [308] },
  { what: 'a redirect with a tab before the host', target: '/%09/evil.example/', responses: [308] },
  {
    what: 'a redirect with a script',
    target: '/%22%3E%3Cscript%3Epwn(1)%3C/script%3E/',
    responses: [308],
    payload: '"><script>pwn(1)</script>',
  },
  { what: 'half an escape as a page', target: '/%%nonce%%', responses: [404] },
  { what: 'a member’s id as a page', target: '/recipes/$VICTIM_ID', responses: [404] },
  {
    what: 'the sitemap with a script',
    target: '/sitemap.xml?<script>pwn(1)</script>',
    responses: [200],
    payload: '<script>pwn(1)</script>',
  },
  {
    what: 'the feed with a script',
    target: '/blog/feed.xml?a=%3Cscript%3Epwn(1)%3C/script%3E',
    responses: [200],
    payload: '<script>pwn(1)</script>',
  },
  ...['GET', 'HEAD'].flatMap((method) =>
    [
      '/_system',
      '/_system/info',
      '/.env',
      '/.git/config',
      '/package.json',
      '/server/main.ts',
      '/data/secrets.json',
      '/wp-login.php',
      '/dist/built.json',
      '/.vite/manifest.json',
    ].map((target) => ({
      what: `${method} of what is nobody's: ${target}`,
      method,
      target,
      responses: [404],
    })),
  ),
]
