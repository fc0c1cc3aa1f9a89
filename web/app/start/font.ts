/** Where a device stores the address of the font that it has loaded. */
export const FONT_KEY = 'font'

export const fontFace = (address: string) =>
  new FontFace('Figtree', `url(${address})`, { weight: '300 900', display: 'swap' })
