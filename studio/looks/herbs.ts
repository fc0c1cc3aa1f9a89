// Herbs, fresh and dried.
import { rgb } from '#studio/colour.ts'
import { dyed, type Entry, type Piece, piece } from '#studio/looks/look.ts'
import { frond, parsley, rosette, smoothLeaf, sprig } from '#studio/shapes/greens.ts'

const c = rgb

function herb(match: RegExp, colour: string, reach: number, draw: Piece['draw']): Entry {
  return { kind: 'herb', match, colour: c(colour), dye: 1, pieces: { plain: piece('garnish', reach, draw) } }
}

export const HERBS: Entry[] = [
  dyed(
    'herb',
    /dried (oregano|thyme|basil|mint|dill|parsley|rosemary|marjoram|sage|herb)|(oregano|thyme|basil|mint|dill|parsley|rosemary|marjoram|sage|savory|herbs?),? (dried|ground)|italian (seasoning|herb)|herbes|mixed herb|dried herb/,
    '#5a6a32',
    0.3,
  ),
  herb(/basil/, '#3f8a2c', 42, (s, x, y, k) =>
    s.random.chance(0.4) ? rosette(s, x, y, 46 * k, c('#418f2d'), 4) : smoothLeaf(s, x, y, 52 * k, c('#3f8a2c')),
  ),
  herb(/mint|shiso|perilla|lemon balm|verbena/, '#4fa24a', 44, (s, x, y, k) =>
    rosette(s, x, y, 44 * k, c('#4fa24a'), 5, 0.3),
  ),
  herb(/dill|fennel frond|chervil/, '#5a8f3c', 30, (s, x, y, k) => frond(s, x, y, 34 * k, c('#5c9440'))),
  herb(/rosemary/, '#4a6a48', 30, (s, x, y, k) => sprig(s, x, y, 34 * k, c('#4f7050'), 0.42, 0.2)),
  herb(/thyme|oregano|marjoram|tarragon|savory|epazote/, '#5f7f45', 30, (s, x, y, k) =>
    sprig(s, x, y, 30 * k, c('#628448'), 0.26, 0.55),
  ),
  // Dark and shiny, as they come out of the hot oil.
  herb(/curry lea/, '#3c6a2a', 22, (s, x, y, k) => smoothLeaf(s, x, y, 44 * k, c('#3c6a2a'), 0.4)),
  herb(/sage|bay leaf|lime leaves/, '#8a9a72', 30, (s, x, y, k) => smoothLeaf(s, x, y, 50 * k, c('#8a9c74'), 0.42)),
  herb(/parsley|culantro/, '#3f8a35', 30, (s, x, y, k) => parsley(s, x, y, 31 * k, c('#3f8a35'))),
  herb(/cilantro|coriander|fenugreek lea|methi|herbs/, '#4a9a35', 31, (s, x, y, k) =>
    parsley(s, x, y, 33 * k, c('#4a9a35')),
  ),
]
