// Members' rows: every hostile text and number in every kind of field, and invalid filters.
import {
  type HostileCase,
  inAddress,
  ODD_NUMBERS,
  ODD_TEXTS,
  REFUSED,
  SCRIPTS,
} from '#server/hostile/testing/hostile-case.ts'

const row = (
  what: string,
  table: string,
  body: unknown,
  answers: readonly number[] = [201, ...REFUSED],
): HostileCase => ({
  what: `${what} in ${table}`,
  method: 'POST',
  target: `/rest/v1/${table}`,
  as: 'attacker',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  answers,
})

const MEAL = { date: '2025-01-01', meal_type: 'lunch', recipe_id: '1', recipe_title: 'Soup' }
const values: HostileCase[] = [
  ...[...SCRIPTS, ...ODD_TEXTS].flatMap((text) => [
    row(`the title ${JSON.stringify(text)}`, 'meal_entries', { ...MEAL, recipe_title: text }),
    row(`the notes ${JSON.stringify(text)}`, 'recipe_ratings?on_conflict=user_id,recipe_id', {
      recipe_id: text,
      rating: 3,
      notes: text,
    }),
  ]),
  ...[...ODD_NUMBERS, '2025-02-30', '0001-01-01', 'infinity', 'now', 'epoch'].flatMap((value) => [
    // PostgreSQL reads "now" as a date and "0x10" as a number; what it cannot read is refused.
    row(`the date ${value}`, 'water_logs', { date: value, amount_ml: 1 }),
    row(`the amount ${value}`, 'water_logs', { date: '2025-01-01', amount_ml: value }),
  ]),
  row('an amount beyond its limit', 'water_logs', { date: '2025-01-01', amount_ml: 10_001 }, [400]),
  row('an amount beyond all numbers', 'water_logs', '{"date":"2025-01-01","amount_ml":1e400}', REFUSED),
  row('a field that does not exist', 'water_logs', { date: '2025-01-01', amount_ml: 1, is_admin: true }, REFUSED),
  row('the id of the victim', 'water_logs', { date: '2025-01-01', amount_ml: 1, user_id: '$VICTIM_ID' }, [403]),
  row('a row number of its own', 'water_logs', { id: 1, date: '2025-01-01', amount_ml: 1 }, REFUSED),
  row('the prototype as a field', 'water_logs', '{"__proto__":{"polluted":true},"date":"2025-01-01","amount_ml":1}'),
  row('the constructor as a field', 'water_logs', '{"constructor":{"prototype":{"polluted":true}}}', REFUSED),
  row('an array nested a hundred thousand deep', 'water_logs', '['.repeat(100_000) + ']'.repeat(100_000), REFUSED),
  row(
    'an object nested twenty thousand deep',
    'water_logs',
    `${'{"date":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    REFUSED,
  ),
  row('ten thousand empty rows', 'water_logs', `[${Array(10_000).fill('{}').join()}]`, REFUSED),
  row('half of a JSON', 'water_logs', '{"date":', REFUSED),
  row('a text instead of a row', 'water_logs', '"row"', REFUSED),
  row('null instead of a row', 'water_logs', 'null', REFUSED),
  row('no body', 'water_logs', '', REFUSED),
  row('a table written with a script', inAddress(SCRIPTS[0]), MEAL, REFUSED),
  row('a table named after the prototype', '__proto__', {}, REFUSED),
  row('a function named after the prototype', 'rpc/__proto__', {}, REFUSED),
  row('a function named after the constructor', 'rpc/constructor', {}, REFUSED),
  row(
    'a function with the prototype as its argument',
    'rpc/delete_my_account',
    '{"__proto__":{"polluted":1}}',
    REFUSED,
  ),
  row(
    'the prototype in escapes as a field',
    'water_logs',
    '{"\\u005f_proto__":{"polluted":true},"date":"2025-01-01"}',
    REFUSED,
  ),
  row('the prototype as a conflict', 'water_logs?on_conflict=__proto__', { date: '2025-01-01', amount_ml: 1 }, REFUSED),
  row('the prototype as a column', 'water_logs?columns=__proto__', { date: '2025-01-01', amount_ml: 1 }, REFUSED),
]

const DEEP_SELECT = `select=${'a('.repeat(500)}`
const FILTERS = [
  ...[
    "id=eq.1'--",
    'id=eq.1;drop%20table%20water_logs',
    'or=(id.gt.0',
    'or=((((((((((id.gt.0))))))))))',
    `or=(${'id.gt.0,'.repeat(1500)}id.gt.0)`,
  ],
  ...[
    'select=*,auth.users(*)',
    'select=id::regclass',
    'select=id"',
    'select=',
    `select=${'id,'.repeat(3000)}id`,
    'select=*(*)',
    DEEP_SELECT,
  ],
  ...[
    'order=id.desc;select',
    'order=(select%201)',
    'limit=-1',
    'limit=1e9',
    'limit=all',
    'offset=99999999999999999999',
    'offset=-5',
  ],
  ...[
    'id=in.(1,2',
    `id=in.(${'1,'.repeat(5000)}1)`,
    'id=eq.%00',
    'id=like.*',
    'date=match.(((a%2B)%2B)%2B)$',
    'recipe_title=imatch.(a%2B)%2B$',
    'id=not.not.not.eq.1',
  ],
  ...[
    '__proto__=eq.1',
    'constructor=eq.1',
    'id=__proto__.1',
    'id=constructor.1',
    'id=not.toString.1',
    'or=(id.valueOf.1,id.__proto__.2)',
    'id=%5F%5Fproto%5F%5F.1',
    '%5F%5Fproto%5F%5F=eq.1',
    '__proto__.polluted=eq.1',
    '__proto__[polluted]=eq.1',
    'constructor.prototype=eq.1',
    'and=(__proto__.eq.1)',
    'or=(and(__proto__.eq.1,id.eq.2))',
    'not.__proto__=eq.1',
    'not.or=(__proto__.eq.1)',
    'select=__proto__',
    'select=id,__proto__(id)',
    'select=__proto__:id',
    'order=__proto__.asc',
    'columns=__proto__',
    'on_conflict=__proto__',
    '__proto__.order=id.asc',
    '__proto__.limit=1',
    'meal_entries.__proto__=eq.1',
    '__defineGetter__=eq.1',
    'toString=eq.1',
    'user_id=eq.$VICTIM_ID',
    'id=eq.',
    'id=',
    '=eq.1',
    'id=fts(english).x',
    'id=is.unknown',
    'columns=%22',
  ],
]
/** The engine prints these as failed statements before it refuses them. */
const PRINTED = ['select=*(*)', DEEP_SELECT, 'id=in.(1,2', 'id=like.*', 'id=is.unknown']
const filters: HostileCase[] = FILTERS.map((filter) => ({
  what: `the filter ${filter.slice(0, 50)}`,
  target: `/rest/v1/meal_entries?${filter}`,
  as: 'attacker',
  answers: [200, 206, ...REFUSED, 416],
  errors: PRINTED.includes(filter) ? ['The backend failed a statement.'] : [],
}))

const PREFERENCES = [
  '__proto__=polluted',
  'constructor=polluted',
  'count=__proto__',
  'return=everything',
  'count=exact;drop',
  'resolution=merge-duplicates,x',
  'tx=rollback',
  'max-affected=-1',
  'params=multiple-objects',
  ',,,,',
  'missing=default',
]
const preferences: HostileCase[] = [
  ...PREFERENCES.map((prefer) => ({
    what: `the preference ${prefer}`,
    method: 'POST',
    target: '/rest/v1/water_logs',
    as: 'attacker' as const,
    headers: { prefer },
    body: '{"date":"2025-01-03","amount_ml":1}',
    answers: [200, 201, ...REFUSED],
  })),
  ...['0-', '-1', '5-1', 'items=0-9', '0-99999999999999999999', '__proto__'].map((range) => ({
    what: `the range ${range} of rows`,
    target: '/rest/v1/water_logs',
    as: 'attacker' as const,
    headers: { range, 'range-unit': 'items' },
    answers: [200, 206, 400, 416],
  })),
  ...[
    'application/vnd.pgrst.object+json',
    'application/vnd.pgrst.plan+json',
    'text/csv',
    'application/geo+json',
    'application/xml',
    '*',
  ].map((accept) => ({
    what: `rows as ${accept}`,
    target: '/rest/v1/water_logs',
    as: 'attacker' as const,
    headers: { accept },
    answers: [200, 400, 406],
  })),
  ...['__proto__', 'constructor', 'prototype'].flatMap((name) =>
    ['accept-profile', 'content-profile', 'range-unit', 'accept'].map((header) => ({
      what: `${name} as ${header}`,
      target: '/rest/v1/water_logs',
      as: 'attacker' as const,
      headers: { [header]: name },
      answers: [200, ...REFUSED],
    })),
  ),
  {
    what: 'every row removed without saying which',
    method: 'DELETE',
    target: '/rest/v1/recipe_ratings',
    as: 'attacker',
    answers: [400],
  },
  {
    what: 'every row changed without saying which',
    method: 'PATCH',
    target: '/rest/v1/water_logs',
    as: 'attacker',
    body: '{"user_id":"$VICTIM_ID"}',
    answers: [400],
  },
]

export const rows: HostileCase[] = [...values, ...filters, ...preferences]
