// A town of members for bench:growth: written with plain SQL, bypassing the triggers. What the triggers would have
// written (daily totals and usage counters) is added at the end.
import type { Database, Statements } from '#server/database/database.ts'

export const TODAY = '2026-03-08'
export const SIZES = { members: 10_000, households: 4_000, entries: 1_000_000, planned: 500_000, items: 200_000 }

/** Numbers of members, and of rows of each kind per member. */
const PER_MEMBER = { entries: SIZES.entries / SIZES.members }
const PER_HOUSEHOLD = { planned: SIZES.planned / SIZES.households, items: SIZES.items / SIZES.households }

const NUTRIENTS = `(select jsonb_object_agg(key, 10) from unnest(array['calories', 'protein', 'fat', 'carbohydrates', 'fiber',
  'sugar', 'sodium', 'iron', 'calcium', 'magnesium', 'zinc', 'potassium', 'vitaminC', 'vitaminD', 'vitaminB12']) key)`

const entriesOf = (members: string) => `
  with facts as materialized (select ${NUTRIENTS} as nutrients)
  insert into public.meal_entries (user_id, date, meal_type, kind, food_id, grams, recipe_title, calories, nutrients)
  select member.id, date '${TODAY}' - (number / 5), 'lunch', 'food', '9003', 182, 'apple', 95, facts.nutrients
  from (${members}) member, facts, generate_series(0, ${PER_MEMBER.entries - 1}) number`

const plannedOf = (households: string) => `
  insert into public.meal_schedules (user_id, household_id, date, meal_type, recipe_id, recipe_title, calories)
  select home.user_id, home.id, date '${TODAY}' + 7 - (number / 3), 'dinner', '90000101', 'Egg sauce with yam', 420
  from (${households}) home, generate_series(0, ${PER_HOUSEHOLD.planned - 1}) number`

const itemsOf = (households: string) => `
  insert into public.shopping_items (household_id, name, amount, unit, position, added_by)
  select home.id, 'onions ' || number, 2, '', number, home.user_id
  from (${households}) home, generate_series(0, ${PER_HOUSEHOLD.items - 1}) number`

const ADD_UP = `
  insert into public.daily_logs (user_id, date, total_calories)
  select user_id, date, sum(calories) from public.meal_entries group by 1, 2
  on conflict (user_id, date) do update set total_calories = excluded.total_calories;
  insert into private.usage (owner, table_name, rows)
  select user_id, 'meal_entries', count(*) from public.meal_entries group by 1
  union all select household_id, 'meal_schedules', count(*) from public.meal_schedules group by 1
  union all select household_id, 'shopping_items', count(*) from public.shopping_items group by 1
  on conflict (owner, table_name) do update set rows = excluded.rows;
  analyze;`

export function townOf(database: Database, share: number) {
  /** Bypasses the triggers: they would notify every device of every row. */
  const quietly = (work: (statements: Statements) => Promise<void>) =>
    database.longTransaction(async (statements) => {
      await statements.script('set local session_replication_role = replica; set local temp_file_limit = -1')
      await work(statements)
    })
  const fillFor = async (statements: Statements, members: string, households: string) => {
    await statements.script(entriesOf(members))
    await statements.script(plannedOf(households))
    await statements.script(itemsOf(households))
  }
  return {
    async fillMembers(ids: readonly string[]) {
      const list = ids.map((id) => `'${id}'`).join(', ')
      const members = `select id from auth.users where id in (${list})`
      const homes = `select user_id, household_id as id from public.household_members where user_id in (${list})`
      await quietly(async (statements) => {
        await fillFor(statements, members, homes)
        await statements.script(ADD_UP)
      })
    },
    async fill(): Promise<[table: string, rows: number][]> {
      const members = Math.round(SIZES.members * share)
      const households = Math.round(SIZES.households * share)
      await quietly(async (statements) => {
        await statements.script(`
          create temporary table town_members on commit drop as
            select gen_random_uuid() as id, number from generate_series(0, ${members - 1}) number;
          create temporary table town_homes on commit drop as
            select gen_random_uuid() as id, number from generate_series(0, ${households - 1}) number;
          insert into auth.users (id, email) select id, 'town-' || number || '@example.test' from town_members;
          insert into public.households (id) select id from town_homes;
          insert into public.household_members (user_id, household_id, role)
            select member.id, home.id, case when member.number < ${households} then 'owner' else 'member' end
            from town_members member join town_homes home on home.number = member.number % ${households};`)
        const owners = `select home.id, member.id as user_id from town_homes home
          join town_members member on member.number = home.number`
        await fillFor(statements, 'select id from town_members', owners)
        await statements.script(ADD_UP)
      })
      return [
        ['members', members],
        ['diary rows', members * PER_MEMBER.entries],
        ['planned meals', households * PER_HOUSEHOLD.planned],
        ['items', households * PER_HOUSEHOLD.items],
      ]
    },
    async sizes(): Promise<{ table: string; rows: number; bytes: number }[]> {
      const found = await database.query(`
        select relname as table, reltuples::bigint as rows, pg_total_relation_size(oid) as bytes from pg_class
        where relname in ('meal_entries', 'meal_schedules', 'shopping_items', 'daily_logs') order by 3 desc`)
      return found.map(({ table, rows, bytes }) => ({ table: String(table), rows: Number(rows), bytes: Number(bytes) }))
    },
    /** As the member, with the policies enforced. */
    async explain(query: string, member: string): Promise<string> {
      return database.transaction(async (statements) => {
        await statements.script(`set local role authenticated; set local request.jwt.claim.sub = '${member}'`)
        const lines = await statements.query(
          `explain (analyze, costs off, summary off) ${query.replace('$1', `'${member}'`)}`,
        )
        return lines.map((line) => String(line['QUERY PLAN'])).join('\n')
      })
    },
  }
}
