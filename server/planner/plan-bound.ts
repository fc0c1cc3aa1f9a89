// A lower bound on how far any plan misses its preferences: the linear program, solved by HiGHS.
import loadHighs, { type Highs, type Model } from 'highs'
import type { Place, PlanProblem } from '#domain/plan/plan-places.ts'
import type { PreferenceName } from '#domain/plan/plan-preferences.ts'
import { type LinearProgram, planRelaxation } from '#domain/plan/plan-relaxation.ts'

export interface PlanBound {
  /** No plan misses its preferences by less. */
  least: number
  /** The same bound for only the listed preferences. */
  leastOf(preferences: readonly (PreferenceName | 'use')[]): number
}

// The package's types describe its CommonJS build; imported as a module, the default export is the loader itself.
const load = loadHighs as unknown as typeof loadHighs.default

let highs: Promise<Highs> | undefined

/** Loading takes a tenth of a second, so it is done once and early. */
export function loadSolver(): Promise<Highs> {
  highs ??= load()
  return highs
}

function modelOf(solver: Highs, { columns, entries, rows }: LinearProgram): Model {
  const finite = (bound: number) => Math.max(-solver.infinity, Math.min(solver.infinity, bound))
  const model = solver.createModel({
    numCols: columns.costs.length,
    numRows: rows.lowers.length,
    colCost: Float64Array.from(columns.costs),
    colLower: new Float64Array(columns.costs.length),
    colUpper: Float64Array.from(columns.uppers, finite),
    rowLower: Float64Array.from(rows.lowers, finite),
    rowUpper: Float64Array.from(rows.uppers, finite),
    matrix: {
      format: 'csc',
      numCols: columns.costs.length,
      numRows: rows.lowers.length,
      starts: Int32Array.from([...columns.starts, entries.rows.length]),
      indices: Int32Array.from(entries.rows),
      values: Float64Array.from(entries.values),
    },
  })
  for (const at of columns.whole) model.changeColIntegrality(at, solver.constants.variableType.integer)
  model.options.set({ output_flag: false })
  return model
}

const PRIMAL_SIMPLEX = 4
/** A smaller bound may be a rounding error. */
const NOISE = 1e-6

/** How far the best possible day misses its preferences; a lower bound if the solver runs out of time. */
export function exactDay(solver: Highs, problem: PlanProblem, places: readonly Place[], seconds: number) {
  const model = modelOf(solver, planRelaxation(problem, places, { isExact: true }))
  try {
    model.options.set({ time_limit: seconds, mip_rel_gap: 0, mip_abs_gap: NOISE })
    model.run()
    const isSolved = model.getModelStatus() === solver.constants.modelStatus.optimal
    return { isSolved, least: Math.max(0, Number(model.info.get('mip_dual_bound'))) }
  } finally {
    model.dispose()
  }
}

/** Solves the program, passes the results to `use`, and frees the solver's memory. */
export function withBound<Result>(
  solver: Highs,
  problem: PlanProblem,
  places: readonly Place[],
  use: (bound: PlanBound) => Result,
  portions?: readonly number[],
): Result {
  const program = planRelaxation(problem, places, { portions })
  const model = modelOf(solver, program)
  const solve = () => {
    model.run()
    // Only an optimal solution proves a bound.
    if (model.getModelStatus() !== solver.constants.modelStatus.optimal) return 0
    const least = model.getObjectiveValue()
    return least > NOISE ? least : 0
  }
  try {
    const least = solve()
    const counted = new Set(program.missed.keys())
    return use({
      least,
      leastOf(preferences) {
        // Only costs change, so the last solution stays feasible: the primal method starts from it.
        model.options.set({ simplex_strategy: PRIMAL_SIMPLEX })
        for (const [preference, columns] of program.missed) {
          const counts = preferences.includes(preference)
          if (counts === counted.has(preference)) continue
          if (counts) counted.add(preference)
          else counted.delete(preference)
          for (const at of columns) model.changeColCost(at, counts ? (program.columns.costs[at] ?? 0) : 0)
        }
        return solve()
      },
    })
  } finally {
    model.dispose()
  }
}
