// Saved weeks (templates), shared by the household.
import { queryOptions } from '@tanstack/react-query'
import type { WeekMeal } from '#domain/plan/schedule-placement.ts'
import { readTemplateMeals } from '#domain/plan/week-template.ts'
import { memberKey } from '#web/data/member-key.ts'
import { allRowsOf, done } from '#web/data/rows.ts'
import { sendOnce, withKeyAsId } from '#web/data/send-once.ts'
import { backend, memberId } from '#web/data/supabase.ts'

export interface WeekTemplate {
  id: string
  name: string
  meals: WeekMeal[]
}

async function fetchTemplates(): Promise<WeekTemplate[]> {
  await memberId()
  const client = await backend()
  const rows = await allRowsOf((from, to) =>
    client.from('week_templates').select('id,name,meals').order('name').order('id').range(from, to),
  )
  return rows.map(({ id, name, meals }) => ({ id, name, meals: readTemplateMeals(meals) }))
}

export const templateQueries = {
  all: (userId: string | undefined) =>
    queryOptions({
      queryKey: memberKey(userId, 'week-templates'),
      queryFn: fetchTemplates,
      enabled: userId !== undefined,
    }),
}

/** With its id, to restore what was just deleted. */
export async function saveTemplate(template: Omit<WeekTemplate, 'id'> & { id?: string }) {
  await memberId()
  // Who eats is decided anew each week.
  const meals = template.meals.map(({ plates: _, ...meal }) => ({
    ...meal,
    leftoverOf: meal.leftoverOf && { ...meal.leftoverOf },
    food: meal.food ? { ...meal.food } : null,
  }))
  const table = (await backend()).from('week_templates')
  const once = { onConflict: 'household_id,id', ignoreDuplicates: true }
  await sendOnce([{ ...template, meals }], async (keyed) => done(await table.upsert(keyed.map(withKeyAsId), once)))
}

export async function deleteTemplate({ id }: WeekTemplate) {
  await memberId()
  done(await (await backend()).from('week_templates').delete().eq('id', id))
}
