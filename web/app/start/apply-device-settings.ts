// Runs in the head before the first paint: sets the color scheme, loads the font if it was loaded before (start-page.ts
// saves its address), and marks that a member is probably signed in, which hides the sign-in link.
import { THEME_KEY } from '#domain/account/device-keys.ts'
import { FONT_KEY, fontFace } from './font.ts'

const IS_PATH = /^\/[\w./-]+$/

export function applyDeviceSettings() {
  try {
    const root = document.documentElement
    const theme = localStorage.getItem(THEME_KEY)
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    if (/"email":/.test(localStorage.getItem('auth-storage') ?? '')) root.dataset.member = ''
    const font = localStorage.getItem(FONT_KEY)
    if (font && IS_PATH.test(font)) document.fonts.add(fontFace(font))
  } catch {
    // Storage is blocked: the page looks as it does for a first visit.
  }
}
