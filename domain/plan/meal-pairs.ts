// Lunch and dinner together: every pair of mains, sorted by calories, so that the nearest to a figure is found by halving.

export interface Dish {
  id: number
  /** Per serving: kcal, then grams. */
  calories: number
  protein: number
  fat: number
  carbohydrates: number
  cuisine: string
}

export interface MealPairs {
  length: number
  caloriesAt(position: number): number
  at(position: number): readonly [Dish, Dish]
  /** The first position whose pair has at least these calories. */
  firstAtLeast(calories: number): number
  /** The pairs that hold none of these dishes. */
  without(ids: ReadonlySet<number>): MealPairs
}

// A pair is one number, so that sorting needs no comparison function: hundredths of kcal, then both places in the list.
const PLACES = 2 ** 12
const pack = (hundredths: number, one: number, other: number) => (hundredths * PLACES + one) * PLACES + other
const hundredths = (calories: number) => Math.round(calories * 100)

/** `packed` is sorted. */
function mealPairs(dishes: readonly Dish[], packed: Float64Array): MealPairs {
  const caloriesAt = (position: number) => Math.floor((packed[position] ?? 0) / PLACES ** 2) / 100
  const dishAt = (place: number) => dishes[place] as Dish // packed from this very list
  return {
    length: packed.length,
    caloriesAt,
    at(position) {
      const places = (packed[position] ?? 0) % PLACES ** 2
      return [dishAt(Math.floor(places / PLACES)), dishAt(places % PLACES)]
    },
    firstAtLeast(calories) {
      let low = 0
      let high = packed.length
      while (low < high) {
        const middle = (low + high) >>> 1
        if (caloriesAt(middle) < calories) low = middle + 1
        else high = middle
      }
      return low
    },
    without(ids) {
      if (ids.size === 0) return this
      const isOpen = Uint8Array.from(dishes, ({ id }) => (ids.has(id) ? 0 : 1))
      const open = packed.filter((pair) => {
        const places = pair % PLACES ** 2
        return isOpen[Math.floor(places / PLACES)] === 1 && isOpen[places % PLACES] === 1
      })
      return mealPairs(dishes, open)
    },
  }
}

/** More mains than this add nothing to a plan but time: their pairs already lie within a kcal of each other. */
export const MOST_MAINS = 600

/** Every two different dishes. */
export function pairsAmong(all: readonly Dish[]): MealPairs {
  const dishes = all.slice(0, MOST_MAINS)
  const packed = new Float64Array((dishes.length * (dishes.length - 1)) / 2)
  let at = 0
  dishes.forEach((one, first) => {
    for (let second = first + 1; second < dishes.length; second++) {
      packed[at] = pack(hundredths(one.calories + (dishes[second]?.calories ?? 0)), first, second)
      at += 1
    }
  })
  return mealPairs(dishes, packed.sort())
}

/** One given dish with each of the others. */
export function pairsWith(given: Dish, others: readonly Dish[]): MealPairs {
  const dishes = [given, ...others.filter(({ id }) => id !== given.id).slice(0, MOST_MAINS)]
  const sums = dishes.slice(1).map((other, at) => pack(hundredths(given.calories + other.calories), 0, at + 1))
  return mealPairs(dishes, Float64Array.from(sums).sort())
}
