import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { Outcome } from './outcome'

/** 200 is a success, -1 an error. Source: SPEC 8 "Feedback kinds". */
type FeedbackStatus = 200 | 'warning' | -1

interface Said {
  text: string
  /** Where it is shown: the dialog that asks for it by `ChildFeedback`; above the page when not said. */
  place?: string
  /** How long it stays; the configured time when not said. */
  seconds?: number
  /** The page to open when it is closed by hand, `/tasks`. */
  leadsTo?: string
  /** The person or thing of which it is said. */
  about?: Subject
}

/** A person or thing of which something is said. */
export interface Subject {
  name: string
  /** Its page, `/users/cn%3Disolberg`; left out where there is none, or it is the page that is shown. */
  path?: string | undefined
}

export interface Feedback extends Said {
  id: string
  status: FeedbackStatus
  /** The outcome of each of several things. */
  outcome?: Outcome
  /** Stays until it is closed by hand. */
  sticky: boolean
}

type Shown = Said & { id?: string; sticky?: boolean } & (
    { status: FeedbackStatus } | { outcome: Outcome }
  )

export interface FeedbackRoot {
  feedback: Feedback[]
}

const nothing: Feedback[] = []

/** What failed, and why, is not taken away while somebody reads it. Source: docs/assumptions.md A-229. */
function ofOutcome({ outcome, ...said }: Said & { outcome: Outcome; sticky?: boolean }) {
  const status: FeedbackStatus = outcome.success ? 200 : -1
  return { sticky: !outcome.success, ...said, outcome, status }
}

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
      prepare: (said: Shown) => ({
        payload: {
          id: nanoid(),
          sticky: false,
          ...('outcome' in said ? ofOutcome(said) : said),
        },
      }),
    },
    closeFeedback: (shown, { payload }: PayloadAction<Feedback['id']>) =>
      shown.filter(({ id }) => id !== payload),
    /** What went wrong on a page is not said on the next one. Source: docs/assumptions.md A-490. */
    pageLeft: (shown) => shown.filter(({ status, place }) => status !== -1 || place !== undefined),
    /** The dialog is gone, and what was said in it. */
    placeGone: (shown, { payload }: PayloadAction<string>) =>
      shown.filter(({ place }) => place !== payload),
  },
})

export const { showFeedback, closeFeedback, pageLeft, placeGone } = feedbackSlice.actions
export const feedbackReducer = feedbackSlice.reducer
export const selectFeedback = ({ feedback }: FeedbackRoot) => feedback
