import { expect, test } from './fixtures.ts'
import { JOURNEYS } from './journeys.ts'
import { PHONE, walkJourney } from './walk-journey.ts'

test.use(PHONE)

for (const journey of JOURNEYS.filter(({ isLong }) => !isLong)) {
  test(`in a few taps, ${journey.name}`, async ({ page }) => {
    const { taps, goal } = await walkJourney(journey, page)
    expect(taps).toBeLessThanOrEqual(goal)
  })
}
