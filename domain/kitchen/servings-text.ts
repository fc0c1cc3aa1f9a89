import { formatAmount } from './amounts.ts'

/** "1 serving", "½ serving", "1½ servings". */
export const servingsText = (servings: number) => `${formatAmount(servings)} ${servings > 1 ? 'servings' : 'serving'}`
