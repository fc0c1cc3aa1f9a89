// npm run bench:growth: what a member's day, week, list and search cost in an empty database, and again with the data
// of 10,000 other members. Real database, real gateway. Options: --share 0.1 (a tenth of the rows), --out report.md.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openForScript } from '#server/database/open-for-script.ts'
import { leaveFolders, newFolder } from '#server/database/testing/folders.ts'
import { type Member, openSite, type Site } from '#server/database/testing/site.ts'
import { SIZES, TODAY, townOf } from './growth-town.ts'
import { ms, report, summarise } from './measure.ts'

const RUNS = 200
const MOST_GROWTH = 1.5
const { values } = parseArgs({ options: { share: { type: 'string', default: '1' }, out: { type: 'string' } } })
const share = Number(values.share)

interface Work {
  name: string
  ask(member: Member): PromiseLike<{ error: unknown }>
  /** The same query as SQL, for its query plan. */
  plan: string
}

const WEEK = ['2026-03-02', TODAY] as const
const WORKS: Work[] = [
  {
    name: 'a day of the diary',
    ask: ({ client, id }) => client.from('meal_entries').select('*').eq('user_id', id).eq('date', TODAY).order('id'),
    plan: `select * from meal_entries where user_id = $1 and date = '${TODAY}' order by id`,
  },
  {
    name: 'the nutrients of 30 days',
    ask: ({ client }) => client.rpc('diary_days', { from_day: '2026-02-07', to_day: TODAY }),
    plan: `select * from diary_days('2026-02-07', '${TODAY}')`,
  },
  {
    name: 'the planned week',
    ask: ({ client }) =>
      client.from('meal_schedules').select('*').gte('date', WEEK[0]).lte('date', WEEK[1]).order('date').order('id'),
    plan: `select * from meal_schedules where date between '${WEEK[0]}' and '${WEEK[1]}' order by date, id`,
  },
  {
    name: 'the shopping list',
    ask: ({ client }) => client.from('shopping_items').select('*').order('position').order('id'),
    plan: 'select * from shopping_items order by position, id',
  },
  {
    name: 'search in the foods eaten lately',
    ask: ({ client, id }) =>
      client.from('meal_entries').select('*').eq('user_id', id).order('date', { ascending: false }).limit(50),
    plan: 'select * from meal_entries where user_id = $1 order by date desc limit 50',
  },
  {
    name: 'logging a meal',
    ask: ({ client }) =>
      client.from('meal_entries').insert({
        date: '2026-01-01',
        meal_type: 'lunch',
        kind: 'quick',
        recipe_title: 'Soup',
        calories: 300,
      }),
    plan: '',
  },
]

async function timesOf(site: Site, members: Member[]): Promise<Map<string, number>> {
  const middle = new Map<string, number>()
  for (const { name, ask } of WORKS) {
    const taken: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const member = members[run % members.length]
      if (!member) throw new Error('There is no member to ask for.')
      const start = performance.now()
      const { error } = await ask(member)
      if (error) throw error
      taken.push(performance.now() - start)
    }
    middle.set(name, summarise(taken.slice(RUNS / 10)).p50) // the first ones warm up
  }
  if (site.lines.some(({ level }) => level === 'error')) throw new Error('The server logged an error.')
  return middle
}

/** The measured members have the same rows before and after, so only the other members' rows differ. */
async function run() {
  const dataDir = newFolder()
  const site = await openSite({ dataDir })
  const database = await openForScript({ dataDir })
  try {
    const members = await Promise.all(Array.from({ length: 4 }, () => site.newMember()))
    const town = townOf(database, share)
    await town.fillMembers(members.map(({ id }) => id))
    const before = await timesOf(site, members)
    const start = performance.now()
    const rows = await town.fill()
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    console.log(`      loaded in ${seconds} s: ${rows.map(([table, count]) => `${count} ${table}`).join(', ')}`)
    const after = await timesOf(site, members)
    const lines: string[] = []
    for (const { name } of WORKS) {
      const [empty = 0, full = 0] = [before.get(name), after.get(name)]
      const ratio = full / empty
      report(
        name,
        `${ms(empty)} → ${ms(full)}, ${ratio.toFixed(2)} times`,
        `≤ ${MOST_GROWTH} times`,
        ratio <= MOST_GROWTH,
      )
      lines.push(`| ${name} | ${ms(empty)} | ${ms(full)} | ${ratio.toFixed(2)} |`)
    }
    const perTable = await town.sizes()
    for (const { table, bytes } of perTable) console.log(`      ${table}: ${(bytes / 1e6).toFixed(0)} MB with indexes`)
    if (!values.out) return
    const plans = await Promise.all(
      WORKS.filter(({ plan }) => plan !== '').map(async ({ name, plan }) => {
        const text = await town.explain(plan, members[0]?.id ?? '')
        return `### ${name}\n\n\`\`\`\n${text}\n\`\`\`\n`
      }),
    )
    const sizes = perTable.map(
      ({ table, rows, bytes }) =>
        `| ${table} | ${rows} | ${(bytes / 1e6).toFixed(0)} MB | ${(bytes / rows).toFixed(0)} |`,
    )
    writeFileSync(
      values.out,
      `| work | empty | grown | ratio |\n|---|---|---|---|\n${lines.join('\n')}\n\n| table | rows | size with indexes | bytes a row |\n|---|---|---|---|\n${sizes.join('\n')}\n\n${plans.join('\n')}`,
    )
  } finally {
    await database.close()
    await site.backend.close()
    await leaveFolders()
  }
}

console.log(`${SIZES.entries * share} diary rows, ${SIZES.planned * share} planned meals, ${SIZES.items * share} items`)
await run()
