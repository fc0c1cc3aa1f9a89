// A planned meal of a table: who gets how much of it, in words, and what is different on whose plate.

import { formatAmount } from '#domain/kitchen/amounts.ts'
import type { TableChange, TablePlan, TablePlanMeal } from '#domain/table-plan/table-plan.ts'
import { andText } from '#domain/text/and-text.ts'
import { MEAL_SLOT_NAMES } from '#domain/time/meal-slots.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Explanation } from '#web/ui/explanation.tsx'
import { minutesText } from '#web/ui/format.ts'
import { RecipePicture } from '#web/ui/recipe-picture.tsx'

interface TableMealProps {
  meal: TablePlanMeal
  plan: TablePlan
  /** How many of the table eat at this time. */
  atTable: number
}

export function TableMeal({ meal, plan, atTable }: TableMealProps) {
  const nameOf = (id: string) => plan.people.find((person) => person.id === id)?.name ?? 'Somebody'
  const [only] = meal.plates
  const isOwn = meal.plates.length === 1 && atTable > 1
  const everybody = meal.plates.length === 1 && only ? nameOf(only.person) : 'Everybody'
  const names = (people: readonly string[]) => (people.length === 0 ? everybody : andText(people.map(nameOf)))
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-4 py-4 sm:grid-cols-[7rem_1fr]">
      <RecipePicture
        recipe={meal}
        sizes="7rem"
        alt=""
        width={240}
        height={160}
        className="aspect-3/2 w-full rounded-lg object-cover"
      />
      <div className="min-w-0">
        <p className="text-muted text-sm">
          {MEAL_SLOT_NAMES[meal.slot]}
          {isOwn && only && `, just for ${nameOf(only.person)}`}
          {meal.leftoverOf ? ', leftovers' : `, ${minutesText(meal.minutesToCook)}`}
        </p>
        <h3 className="font-semibold leading-snug">
          <Link to={paths.recipe(meal.id)} className="hover:underline">
            {meal.title}
          </Link>
        </h3>
        <p className="mt-1 text-sm tabular-nums">
          {meal.plates.map(({ person, servings }) => `${nameOf(person)} ${formatAmount(servings)}`).join(', ')}
          {meal.guests > 0 && `, ${meal.guests === 1 ? 'a guest' : `${meal.guests} guests`}`}{' '}
          {meal.plates.length === 1 && only && only.servings <= 1 ? 'serving' : 'servings'}
        </p>
        {meal.changes.map((change) => (
          <p key={`${change.people} ${change.food}`} className="text-sm">
            {names(change.people)}: {changeText(change)}
          </p>
        ))}
        {meal.plates.some(({ grams }) => grams !== null) && (
          <Explanation question="How much is that?" className="mt-1 text-muted">
            <p>
              Before cooking, about{' '}
              {andText(meal.plates.flatMap(({ person, grams }) => (grams ? `${grams} g for ${nameOf(person)}` : [])))}.
            </p>
            {meal.changes.map((change) => (
              <p key={`${change.people} ${change.food}`}>{howTo(change, names)}</p>
            ))}
          </Explanation>
        )}
      </div>
    </li>
  )
}

const changeText = ({ food, parts }: TableChange): string =>
  parts.length === 0 ? `no ${food}` : `${andText(parts.map(({ name }) => name))} instead of ${food}`

function howTo(change: TableChange, names: (people: readonly string[]) => string): string {
  const { people, method, step, inPot } = change
  const how = method === '' ? '' : ` ${method}.`
  const text = changeText(change)
  if (inPot) return `In the pot: ${text}.${how}`
  const apart = step === 0 ? 'Cook it in another pan from the start.' : `Set it aside before step ${step + 1}.`
  return `${names(people)}: ${text}. ${apart}${how}`
}
