// The table of each cuisine: table tops, ceramics, cloth and cutlery.
import type { CutleryKind } from './cutlery.ts'
import type { TableKind, TableTop } from './tables.ts'

export interface Palette {
  tables: TableTop[]
  /** Body and rim, as hex. */
  ceramics: [body: string, rim: string][]
  napkin: string
  stripe: string
  cutlery: CutleryKind
  metal: string
}

const STEEL = '#b9b4ab'
const BRASS = '#c99a4a'

function top(kind: TableKind, main: string, second: string): TableTop {
  return { kind, main, second }
}

function palette(
  tables: TableTop[],
  ceramics: [string, string][],
  napkin: string,
  stripe: string,
  cutlery: CutleryKind,
  metal = STEEL,
): Palette {
  return { tables, ceramics, napkin, stripe, cutlery, metal }
}

export const PALETTES: Record<string, Palette> = {
  african: palette(
    [top('plaster', '#1f5a4a', '#2f7560'), top('wood', '#5f3a22', '#8a5a36'), top('linen', '#8a3f1f', '#a8552c')],
    [
      ['#f7f0e2', '#d9822b'],
      ['#e3b878', '#8a4a22'],
      ['#3a3330', '#c98a3a'],
    ],
    '#f0a531',
    '#7a2433',
    'spoon',
    BRASS,
  ),
  american: palette(
    [top('terrazzo', '#ece4d6', '#ddd2bf'), top('gingham', '#f6efe2', '#5f86a8'), top('wood', '#a87c50', '#c99e6e')],
    [
      ['#7f9c94', '#5f7d76'],
      ['#3f5a6a', '#2f4552'],
      ['#f8f3e8', '#c8573f'],
    ],
    '#d98c7a',
    '#fbf8f2',
    'fork',
  ),
  british: palette(
    [top('wood', '#4a3626', '#6e5138'), top('linen', '#3f5568', '#587086'), top('slate', '#4a4f55', '#636a72')],
    [
      ['#f4efe4', '#3f5f8a'],
      ['#dfe3dc', '#6f8a7c'],
      ['#f1e3cd', '#a8573f'],
    ],
    '#b9c4b0',
    '#3f5f4a',
    'knife-and-fork',
  ),
  cajun: palette(
    [top('wood', '#6a4a33', '#8f6846'), top('plaster', '#3f4f3f', '#566a55'), top('gingham', '#f3e8d2', '#a8382c')],
    [
      ['#f2e6cd', '#a8382c'],
      ['#d9a24a', '#8a4a1c'],
      ['#34404a', '#222b33'],
    ],
    '#e0b04a',
    '#7a2f1f',
    'spoon',
  ),
  caribbean: palette(
    [top('plaster', '#1f7f86', '#38999c'), top('wood', '#8f6a45', '#b38a5e'), top('tile', '#f3e6c8', '#e0764a')],
    [
      ['#fbf3e0', '#f0a03c'],
      ['#f2c14e', '#d9822b'],
      ['#2f5f6a', '#1f4a55'],
    ],
    '#f6b73c',
    '#e0563f',
    'fork',
  ),
  chinese: palette(
    [top('wood', '#4a2a1e', '#6e4030'), top('plaster', '#8a2a24', '#a33c32'), top('slate', '#3a3d42', '#52565c')],
    [
      ['#f4f1e8', '#2f5a8f'],
      ['#e9e3d3', '#a8322a'],
      ['#2f4a44', '#1f3832'],
    ],
    '#b03a2e',
    '#e0b34a',
    'chopsticks',
  ),
  'eastern-european': palette(
    [top('linen', '#6a3f48', '#86525c'), top('wood', '#6e5136', '#92714e'), top('plaster', '#4f5f6e', '#68798a')],
    [
      ['#f6efdf', '#b03a3a'],
      ['#c9b18a', '#7a5230'],
      ['#e6ddcb', '#3f5f7a'],
    ],
    '#f1e4cc',
    '#b5362f',
    'fork',
  ),
  european: palette(
    [top('linen', '#7f8f7c', '#99a894'), top('wood', '#8a6848', '#ab8661'), top('plaster', '#5a6a78', '#738492')],
    [
      ['#f8f4ea', '#8a9a6f'],
      ['#e8dcc6', '#a8743f'],
      ['#39464f', '#28333b'],
    ],
    '#e3d6bd',
    '#8a5a3c',
    'knife-and-fork',
  ),
  french: palette(
    [top('linen', '#6d86a0', '#88a0b6'), top('wood', '#7a5c40', '#9c7a58'), top('plaster', '#5c4a5a', '#766173')],
    [
      ['#faf6ee', '#6d86a0'],
      ['#f3e8d6', '#b0754a'],
      ['#e9e2d2', '#7a8a5c'],
    ],
    '#d9dee2',
    '#6d86a0',
    'fork',
  ),
  german: palette(
    [top('wood', '#5a4026', '#7f5e3c'), top('gingham', '#f4efe2', '#4f7a9a'), top('plaster', '#4a5a40', '#627556')],
    [
      ['#f6f0e0', '#4f6f9c'],
      ['#cfc0a2', '#6e5a3c'],
      ['#e8dcc2', '#8a3f2c'],
    ],
    '#e9dcc0',
    '#4f6f9c',
    'knife-and-fork',
  ),
  greek: palette(
    [top('plaster', '#2f6f8f', '#4f93ad'), top('linen', '#3a5f86', '#527aa0'), top('wood', '#8f6f4f', '#b39270')],
    [
      ['#f4f1ea', '#3f6f9c'],
      ['#fbf6ea', '#c98a3c'],
      ['#dfe6e6', '#2f6f8f'],
    ],
    '#f3eee2',
    '#3a6ea5',
    'fork',
  ),
  indian: palette(
    [top('plaster', '#7c2f46', '#a04a5c'), top('wood', '#5a3320', '#7f4c30'), top('linen', '#2f5a5c', '#437476')],
    [
      ['#c99254', '#e0b06c'],
      ['#f3e4c4', '#c8742c'],
      ['#b8743a', '#e3b060'],
    ],
    '#e9b44c',
    '#a63d40',
    'spoon',
    BRASS,
  ),
  irish: palette(
    [top('linen', '#3f6650', '#577f68'), top('wood', '#6a4f36', '#8c6c4c'), top('slate', '#4f5658', '#696f72')],
    [
      ['#f4eedd', '#4f7f5c'],
      ['#e3d6bc', '#8a6a42'],
      ['#f8f3e6', '#b5763f'],
    ],
    '#e9e3cf',
    '#3f7a55',
    'spoon',
  ),
  italian: palette(
    [top('linen', '#4f6b54', '#6c8769'), top('wood', '#7a5436', '#9e7450'), top('plaster', '#8a4a34', '#a6624a')],
    [
      ['#f6f1e6', '#b5452c'],
      ['#fbf3e0', '#5f7f4f'],
      ['#e6d3b0', '#a8622f'],
    ],
    '#f3ecdf',
    '#b5452c',
    'fork',
  ),
  japanese: palette(
    [top('plaster', '#cfc8b8', '#e0dacd'), top('bamboo', '#c9a86c', '#dcbf86'), top('wood', '#3f2f26', '#5c463a')],
    [
      ['#2f3f4a', '#1f2a31'],
      ['#5a3a30', '#3f2822'],
      ['#e9e4d6', '#3f5f7a'],
    ],
    '#6f7f86',
    '#2f3f4a',
    'chopsticks',
  ),
  jewish: palette(
    [top('linen', '#48608a', '#5f78a2'), top('wood', '#7f5f42', '#a07e5c'), top('plaster', '#6a5a72', '#84738c')],
    [
      ['#f8f3e6', '#4a6ea8'],
      ['#f1e2c4', '#b58a3c'],
      ['#e4e2da', '#6a5a8a'],
    ],
    '#f4eee0',
    '#4a6ea8',
    'fork',
  ),
  korean: palette(
    [top('wood', '#3f2c22', '#664632'), top('plaster', '#a8a292', '#bfb9aa'), top('linen', '#5c4a52', '#76626a')],
    [
      ['#3a3d40', '#26282a'],
      ['#f0e9da', '#8a9a9a'],
      ['#6a5546', '#4a3a30'],
    ],
    '#a83c32',
    '#efe6d6',
    'chopsticks',
  ),
  'latin-american': palette(
    [top('tile', '#f0e2c6', '#b5482f'), top('plaster', '#2f6a5c', '#458474'), top('wood', '#6a4428', '#8f623e')],
    [
      ['#f3e3c2', '#c8532f'],
      ['#c8643a', '#8f3f1f'],
      ['#f8f0dc', '#2f7f6f'],
    ],
    '#f0b23c',
    '#b03a5c',
    'fork',
  ),
  mediterranean: palette(
    [top('plaster', '#4f8a96', '#6aa3ad'), top('tile', '#f3ead6', '#3f7f9c'), top('wood', '#9c774f', '#bd986e')],
    [
      ['#f8f3e6', '#c98a3c'],
      ['#e0d0ac', '#7f8a4a'],
      ['#2f5f74', '#e0b45c'],
    ],
    '#e9c46a',
    '#3f7f9c',
    'fork',
  ),
  mexican: palette(
    [top('tile', '#e9dcc2', '#2f7f86'), top('plaster', '#2f7f86', '#47989c'), top('wood', '#7a4a2a', '#a06a42')],
    [
      ['#d9733f', '#a8431f'],
      ['#f3e4c8', '#2f7f86'],
      ['#3f3532', '#6a4a3a'],
    ],
    '#e8b13c',
    '#c23f5c',
    'fork',
  ),
  'middle-eastern': palette(
    [top('tile', '#efe3cd', '#2f6f7a'), top('plaster', '#5a3a4f', '#755068'), top('wood', '#6a4a30', '#8f6a48')],
    [
      ['#2f6f7a', '#d9a94a'],
      ['#f3e8d0', '#a8622f'],
      ['#c98a4a', '#8a5a2c'],
    ],
    '#c2543a',
    '#efe3cd',
    'spoon',
    BRASS,
  ),
  nordic: palette(
    [top('wood', '#b79b7c', '#d3bb9c'), top('linen', '#8a98a0', '#a3b0b6'), top('plaster', '#4f5f68', '#687981')],
    [
      ['#5f7482', '#475a66'],
      ['#f4f1e9', '#5f7482'],
      ['#3f4a4f', '#2c3539'],
    ],
    '#7d8f9a',
    '#e9e6e0',
    'fork',
  ),
  southern: palette(
    [top('gingham', '#f6efe0', '#c8573f'), top('wood', '#7f6248', '#a28263'), top('plaster', '#6a7f6a', '#839883')],
    [
      ['#f8f2e2', '#8a9c6a'],
      ['#b5523a', '#8a3a28'],
      ['#34424c', '#24303a'],
    ],
    '#c8d3b0',
    '#c8573f',
    'fork',
  ),
  spanish: palette(
    [top('tile', '#efe3cd', '#c2603a'), top('plaster', '#8a3a2c', '#a5503e'), top('wood', '#5c4430', '#7f6348')],
    [
      ['#b5623a', '#8f431f'],
      ['#f6ecd6', '#d99a2c'],
      ['#2f5a8a', '#e3b23c'],
    ],
    '#e0a93c',
    '#a8322a',
    'fork',
  ),
  thai: palette(
    [top('wood', '#6b4229', '#94623e'), top('linen', '#3f6b5c', '#5d8a78'), top('bamboo', '#b5905a', '#cdab74')],
    [
      ['#e9e4d4', '#3f7f6a'],
      ['#f4efe4', '#c46a3a'],
      ['#2f5a52', '#e0b45c'],
    ],
    '#3f7f6a',
    '#e9c46a',
    'chopsticks',
  ),
  vietnamese: palette(
    [top('bamboo', '#a8824e', '#c49d66'), top('plaster', '#3f6f5f', '#578876'), top('wood', '#54382a', '#785240')],
    [
      ['#f6f3e8', '#3f6f9c'],
      ['#e3e9dd', '#4f8a6a'],
      ['#34424a', '#222c33'],
    ],
    '#d9d2b4',
    '#4f8a6a',
    'chopsticks',
  ),
}

export const CUISINE_SLUGS: readonly string[] = Object.keys(PALETTES)

export function cuisineSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

export function paletteOf(cuisines: readonly string[]): Palette {
  for (const cuisine of cuisines) {
    const found = PALETTES[cuisineSlug(cuisine)]
    if (found) return found
  }
  return PALETTES.european as Palette // listed above
}
