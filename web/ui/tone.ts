// Background tones shared by badges, notices and toasts.
export const SOFT_TONES = {
  neutral: 'bg-sunken text-ink',
  leaf: 'bg-leaf-soft text-leaf-ink',
  tomato: 'bg-tomato-soft text-tomato-ink',
  apricot: 'bg-apricot-soft text-apricot-ink',
  berry: 'bg-berry-soft text-berry-ink',
  lake: 'bg-lake-soft text-lake-ink',
  danger: 'bg-danger-soft text-danger-ink',
}

export type Tone = keyof typeof SOFT_TONES

export const FULL_TONES: Record<Tone, string> = {
  neutral: 'bg-muted',
  leaf: 'bg-leaf',
  tomato: 'bg-tomato',
  apricot: 'bg-apricot',
  berry: 'bg-berry',
  lake: 'bg-lake',
  danger: 'bg-danger',
}

export const MACRO_TONES = {
  calories: 'leaf', // not red, which means that something is wrong
  protein: 'leaf',
  carbs: 'apricot',
  fat: 'berry',
} as const satisfies Record<string, Tone>
