/** At most two decimals, no trailing zeros; '' for nothing. */
export const amountText = (amount: number): string => (amount > 0 ? String(Math.round(amount * 100) / 100) : '')
