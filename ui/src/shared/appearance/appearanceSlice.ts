import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type Theme = 'system' | 'light' | 'dark'
export type Density = 'comfortable' | 'compact'

export interface Appearance {
  theme: Theme
  density: Density
}

export interface AppearanceRoot {
  appearance: Appearance
}

const initialState: Appearance = { theme: 'system', density: 'comfortable' }

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
  },
})

export const { themeChosen, densityChosen } = appearanceSlice.actions
export const appearanceReducer = appearanceSlice.reducer
export const selectAppearance = ({ appearance }: AppearanceRoot) => appearance
export const selectDensity = ({ appearance }: AppearanceRoot) => appearance.density
