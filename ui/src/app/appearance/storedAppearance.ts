import type { Appearance } from '../../shared/platform/store/appearanceSlice'

const THEME = 'theme'
const DENSITY = 'density'
const SHORTCUTS = 'shortcuts'
const DNS = 'dns'

/** The theme and density that were chosen on this device; undefined for invalid values. */
export function readAppearance(): Appearance {
  const theme = localStorage.getItem(THEME)
  const density = localStorage.getItem(DENSITY)
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    density: density === 'compact' ? density : 'comfortable',
    hasShortcuts: localStorage.getItem(SHORTCUTS) !== 'off',
    hasDns: localStorage.getItem(DNS) !== 'off',
  }
}

export function storeAppearance({ theme, density, hasShortcuts, hasDns }: Appearance) {
  localStorage.setItem(THEME, theme)
  localStorage.setItem(DENSITY, density)
  localStorage.setItem(SHORTCUTS, hasShortcuts ? 'on' : 'off')
  localStorage.setItem(DNS, hasDns ? 'on' : 'off')
}
