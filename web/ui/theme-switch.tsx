import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { chooseTheme, THEMES, toggleTheme, useTheme } from '#web/device/theme.ts'
import { IconButton } from './button.tsx'

const LABELS = { system: 'System', light: 'Light', dark: 'Dark' }
const ICONS = { system: Monitor, light: Sun, dark: Moon }

/** All three choices, as words. */
export function ThemeSwitch() {
  const theme = useTheme()
  const name = useId()
  return (
    <fieldset className="inline-flex flex-wrap rounded-3xl border border-current/25 p-1">
      <legend className="sr-only">Color scheme</legend>
      {THEMES.map((choice) => {
        const Icon = ICONS[choice]
        return (
          <label
            key={choice}
            className="flex min-h-9 items-center gap-1.5 rounded-full px-3 font-semibold text-sm has-checked:bg-leaf-soft has-checked:text-leaf-ink has-focus-visible:outline-3 has-focus-visible:outline-apricot pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={theme === choice}
              onChange={() => chooseTheme(choice)}
              className="sr-only"
            />
            <Icon className="size-4" />
            {LABELS[choice]}
          </label>
        )
      })}
    </fieldset>
  )
}

/** Switches between light and dark. CSS chooses the icon, because the server can't know the scheme. */
export function ThemeToggle({ className }: { className?: string }) {
  return (
    <IconButton
      label="Switch between light and dark"
      className={className}
      onClick={toggleTheme}
      icon={
        <>
          <Moon className="size-5 dark:hidden" />
          <Sun className="hidden size-5 dark:block" />
        </>
      }
    />
  )
}
