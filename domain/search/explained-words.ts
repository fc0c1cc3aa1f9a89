// Words in searches that stand for a rule of several conditions, and how the page explains them.

/** On the table within this time, of which at most so much is work. */
export const WEEKNIGHT_MINUTES = 45
export const WEEKNIGHT_HANDS_ON_MINUTES = 20

interface WordRule {
  words: RegExp
  says: string
}

const WORD_RULES: readonly WordRule[] = [
  {
    words: /\bweek ?night/i,
    says: `“Weeknight” means main courses that are on the table within ${WEEKNIGHT_MINUTES} minutes, with ${WEEKNIGHT_HANDS_ON_MINUTES} minutes of work at most.`,
  },
  {
    words: /\b(?:kid|child|children)(?:s|['’]s)?\b/i,
    says: '“For kids” means from 4 years: no honey, alcohol, caffeine, raw egg or fish, hot spices, or nuts that aren’t ground, and limits for salt and added sugar. Please cut round or hard foods to size yourself.',
  },
  {
    words: /\b(?:easy|effortless|for beginners|simple)\b(?! (?:syrup|to (?:chew|swallow)|chew))/i,
    says: 'We don’t filter by “easy”, since every cook means something different by it. Try “quick”, “weeknight”, “5 ingredients” or “one pot”.',
  },
  {
    words:
      /\bfor (?:[1-9]|1[0-2]|one|two|three|four|five|six|eight|ten|twelve)\b(?! ?(?:hours?|minutes?|mins?|days?|\$))/i,
    says: 'Every recipe can be cooked for as many as you like: choose the servings on its page, and the amounts follow.',
  },
]

/** Sentences that explain the rules behind the words of a search. */
export const explainedWords = (search: string): string[] =>
  WORD_RULES.flatMap(({ words, says }) => (words.test(search) ? [says] : []))
