import { describe, expect, it } from 'vitest'
import { rgb } from './colour.ts'
import { Field, type Finish, put } from './field.ts'
import { breadcrumbs, finishOf, sauced } from './finish.ts'

/** Mean red and green of a green square under a finish. */
function finished(finish: Finish | null): { red: number; green: number } {
  const field = new Field(60, 60, 1)
  field.withFinish(finish, () => field.stamp(30, 30, 30, 0, (_x, _y, out) => put(out, rgb('#7ab04a'), 10, 0.2)))
  const mean = (channel: number): number => {
    let sum = 0
    for (let i = channel; i < field.colour.length; i += 3) sum += field.colour[i] ?? 0
    return sum / (field.colour.length / 3)
  }
  return { red: mean(0), green: mean(1) }
}

describe('heat', () => {
  it('leaves raw food as it is', () => {
    expect(finished(finishOf('raw', 1))).toEqual(finished(null))
  })

  it('browns a roasted vegetable, and a charred one more', () => {
    const [raw, roasted, charred] = [null, 'roasted', 'charred'].map((done) =>
      finished(done === null ? null : finishOf(done as 'roasted' | 'charred', 1)),
    )
    expect(roasted?.green).toBeLessThan((raw?.green ?? 0) * 0.9)
    expect(charred?.green).toBeLessThan((roasted?.green ?? 0) * 0.7)
  })
})

describe('a coat', () => {
  it('of tomato sauce turns green food redder', () => {
    const plain = finished(null)
    const coated = finished(sauced(rgb('#c0301c'), 0.5, 1))
    expect(coated.red / coated.green).toBeGreaterThan(plain.red / plain.green)
  })

  it('of crumbs is golden, whatever is below', () => {
    const { red, green } = finished(breadcrumbs(1))
    expect(red).toBeGreaterThan(green)
  })
})
