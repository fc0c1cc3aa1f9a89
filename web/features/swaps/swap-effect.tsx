// What a swap does, in a few words: "−150 mg sodium", "vegan", "adds soy".
import type { SwapEffect, SwapNutrient } from '#domain/swap/swaps.ts'

const UNITS: Record<SwapNutrient, readonly [unit: string, name: string]> = {
  calories: ['kcal', ''],
  protein: ['g', 'protein'],
  fiber: ['g', 'fiber'],
  carbohydrates: ['g', 'carbs'],
  sugar: ['g', 'sugar'],
  fat: ['g', 'fat'],
  saturatedFat: ['g', 'saturated fat'],
  sodium: ['mg', 'sodium'],
}
const SHOWN_FIGURES = 4

const signed = (value: number, text: string): string => `${value < 0 ? '−' : '+'}${text}`

function figures({ changes, priceCents }: SwapEffect): string[] {
  const found = (Object.keys(UNITS) as SwapNutrient[]).flatMap((key) => {
    // the object's own keys
    const value = changes[key]
    if (value === undefined) return []
    const [unit, name] = UNITS[key]
    const amount = Math.abs(value)
    const rounded =
      unit === 'g' ? Math.round(amount * (amount < 10 ? 10 : 1)) / (amount < 10 ? 10 : 1) : Math.round(amount / 10) * 10
    return [signed(value, `${rounded.toLocaleString('en-US')} ${unit} ${name}`.trim())]
  })
  const price = priceCents === null ? [] : [signed(priceCents, `$${(Math.abs(priceCents) / 100).toFixed(2)}`)]
  return [...found.slice(0, SHOWN_FIGURES), ...price]
}

/** Vegan says vegetarian, too, and vegetarian says that there is no meat. */
const STRICTEST = ['Vegan', 'Vegetarian', 'Pescetarian']

function labelsIn(labels: readonly string[]): string[] {
  const strictest = STRICTEST.find((label) => labels.includes(label))
  return labels.filter((label) => !STRICTEST.includes(label) || label === strictest).map((label) => label.toLowerCase())
}

export function SwapEffectText({ effect }: { effect: SwapEffect }) {
  const good = [...labelsIn(effect.gained), ...effect.without.map((word) => `no ${word}`)]
  const bad = [
    ...labelsIn(effect.lost).map((label) => `no longer ${label}`),
    ...effect.adds.map((word) => `adds ${word}`),
  ]
  const numbers = figures(effect)
  if (good.length + bad.length + numbers.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm tabular-nums">
      {good.map((text) => (
        <li key={text} className="font-semibold text-leaf-strong">
          {text}
        </li>
      ))}
      {numbers.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {bad.map((text) => (
        <li key={text} className="font-semibold">
          {text}
        </li>
      ))}
    </ul>
  )
}
