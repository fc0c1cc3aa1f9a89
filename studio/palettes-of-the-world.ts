// The tables of the cuisines of Africa, the Americas and Asia.
import { BRASS, type Palette, palette, top } from './palette.ts'

export const WORLD: Record<string, Palette> = {
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
      ['#84ab98', '#527f6c'],
    ],
    '#b03a2e',
    '#e0b34a',
    'chopsticks',
  ),
  indian: palette(
    [top('plaster', '#7c2f46', '#a04a5c'), top('wood', '#5a3320', '#7f4c30'), top('linen', '#2f5a5c', '#437476')],
    [
      ['#c99254', '#e0b06c'],
      ['#f3e4c4', '#c8742c'],
      ['#5b8ea6', '#e3b060'],
    ],
    '#e9b44c',
    '#a63d40',
    'spoon',
    BRASS,
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
