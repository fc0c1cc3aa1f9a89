import { expect, test } from './fixtures.ts'
import { JOURNEYS, PHONE, walkJourney } from './journeys.ts'

test.use(PHONE)

for (const journey of JOURNEYS) {
  test(`in a few taps, ${journey.name}`, async ({ page }) => {
    const { taps, goal } = await walkJourney(journey, page)
    expect(taps).toBeLessThanOrEqual(goal)
  })
}
