import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The page that changes the password, while it has to be changed. */
type PasswordChangeState = { frameUrl: string } | null

export interface PasswordChangeRoot {
  passwordChange: PasswordChangeState
}

const passwordChangeSlice = createSlice({
  name: 'passwordChange',
  initialState: (): PasswordChangeState => null,
  reducers: {
    passwordChangeNeeded: (_state, { payload }: PayloadAction<string>): PasswordChangeState => ({
      frameUrl: payload,
    }),
    passwordChangeOver: (): PasswordChangeState => null,
  },
})

export const { passwordChangeNeeded, passwordChangeOver } = passwordChangeSlice.actions
export const passwordChangeReducer = passwordChangeSlice.reducer
export const selectPasswordChange = ({ passwordChange }: PasswordChangeRoot) => passwordChange
