import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

/** 200 is a success, -1 an error. Source: SPEC 8 "Feedback kinds". */
type FeedbackStatus = 200 | 'warning' | -1

export interface Feedback {
  id: string
  status: FeedbackStatus
  text: string
  /** Stays until it is closed by hand. */
  sticky: boolean
  /** How long it stays; the configured time when not said. */
  seconds?: number
}

interface Shown {
  status: FeedbackStatus
  text: string
  id?: string
  sticky?: boolean
  seconds?: number
}

export interface FeedbackRoot {
  feedback: Feedback[]
}

const nothing: Feedback[] = []

const feedbackSlice = createSlice({
  name: 'feedback',
  initialState: nothing,
  reducers: {
    /** A message with the id of one that is shown takes its place. */
    showFeedback: {
      reducer: (shown, { payload }: PayloadAction<Feedback>) => [
        ...shown.filter(({ id }) => id !== payload.id),
        payload,
      ],
      prepare: ({ id = nanoid(), sticky = false, ...said }: Shown) => ({
        payload: { ...said, id, sticky },
      }),
    },
    closeFeedback: (shown, { payload }: PayloadAction<Feedback['id']>) =>
      shown.filter(({ id }) => id !== payload),
  },
})

export const { showFeedback, closeFeedback } = feedbackSlice.actions
export const feedbackReducer = feedbackSlice.reducer
export const selectFeedback = ({ feedback }: FeedbackRoot) => feedback
