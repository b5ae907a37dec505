import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

interface PasswordChange {
  frameUrl: string
  /** Whether calls wait for the new password; otherwise the person wanted to change it. */
  isForced: boolean
}

/** The page that changes the password; null while none is open. */
type PasswordChangeState = PasswordChange | null

export interface PasswordChangeRoot {
  passwordChange: PasswordChangeState
}

const passwordChangeSlice = createSlice({
  name: 'passwordChange',
  initialState: (): PasswordChangeState => null,
  reducers: {
    passwordChangeBegun: (
      _state,
      { payload }: PayloadAction<PasswordChange>,
    ): PasswordChangeState => payload,
    passwordChangeOver: (): PasswordChangeState => null,
  },
})

export const { passwordChangeBegun, passwordChangeOver } = passwordChangeSlice.actions
export const passwordChangeReducer = passwordChangeSlice.reducer
export const selectPasswordChange = ({ passwordChange }: PasswordChangeRoot) => passwordChange
