import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type Theme = 'system' | 'light' | 'dark'
export type Density = 'comfortable' | 'compact'

export interface Appearance {
  theme: Theme
  density: Density
  /** Whether the letter keys of lists are switched on. */
  hasShortcuts: boolean
  /** Whether administrators see DNs beside names. */
  hasDns: boolean
}

export interface AppearanceRoot {
  appearance: Appearance
}

const initialState: Appearance = {
  theme: 'system',
  density: 'comfortable',
  hasShortcuts: true,
  hasDns: true,
}

const appearanceSlice = createSlice({
  name: 'appearance',
  initialState,
  reducers: {
    themeChosen: (appearance, { payload }: PayloadAction<Theme>) => {
      appearance.theme = payload
    },
    densityChosen: (appearance, { payload }: PayloadAction<Density>) => {
      appearance.density = payload
    },
    shortcutsSwitched: (appearance, { payload }: PayloadAction<boolean>) => {
      appearance.hasShortcuts = payload
    },
    dnsSwitched: (appearance, { payload }: PayloadAction<boolean>) => {
      appearance.hasDns = payload
    },
  },
})

export const { themeChosen, densityChosen, shortcutsSwitched, dnsSwitched } =
  appearanceSlice.actions
export const appearanceReducer = appearanceSlice.reducer
export const selectAppearance = ({ appearance }: AppearanceRoot) => appearance
export const selectDensity = ({ appearance }: AppearanceRoot) => appearance.density
export const selectHasShortcuts = ({ appearance }: AppearanceRoot) => appearance.hasShortcuts
export const selectHasDns = ({ appearance }: AppearanceRoot) => appearance.hasDns
