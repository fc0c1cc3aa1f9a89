// The tables of Europe's cuisines.
import { type Palette, palette, STEEL, top } from './palette.ts'

export const EUROPE: Record<string, Palette> = {
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
    STEEL,
    {
      ware: { denim: ['#4c6684', '#304661'], cornflower: ['#8ca0b6', '#506a8a'], stoneware: ['#cdb48c', '#5f3d24'] },
      tables: [top('gingham', '#f2ebdb', '#8a9c86'), top('marble', '#ddd8cd', '#b9b4aa')],
    },
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
    STEEL,
    {
      ware: { mustard: ['#c8973c', '#8a5f1c'], lavender: ['#9299ae', '#646d8a'], evergreen: ['#3f6650', '#284536'] },
      tables: [top('marble', '#e2dcd0', '#bdb5a8'), top('gingham', '#f4ede0', '#a85a4c')],
    },
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
      ['#93b9ca', '#2f6f8f'],
    ],
    '#f3eee2',
    '#3a6ea5',
    'fork',
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
    STEEL,
    {
      ware: { oat: ['#bfa57c', '#7a5a38'], sea: ['#5b8c9c', '#355f70'] },
      tables: [top('gingham', '#f1ebd9', '#6f9a80'), top('plaster', '#cfc6b2', '#dfd7c6')],
    },
  ),
  italian: palette(
    [top('linen', '#4f6b54', '#6c8769'), top('wood', '#7a5436', '#9e7450'), top('plaster', '#8a4a34', '#a6624a')],
    [
      ['#f6f1e6', '#b5452c'],
      ['#fbf3e0', '#5f7f4f'],
      ['#8db1c4', '#3f6f96'],
    ],
    '#f3ecdf',
    '#b5452c',
    'fork',
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
    STEEL,
    {
      ware: { cobalt: ['#2f4c82', '#20355e'], terracotta: ['#bd6d45', '#8a4526'] },
      tables: [top('marble', '#e3dac8', '#c3b49a'), top('tile', '#efe6d2', '#4a6ea8')],
    },
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
}
