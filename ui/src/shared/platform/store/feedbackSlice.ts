import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { Outcome } from './outcome'

/** 200 is a success, -1 an error. Source: SPEC 8 "Feedback kinds". */
type FeedbackStatus = 200 | 'warning' | -1

interface Said {
  text: string
  /** The place of the message: a dialog with `ChildFeedback`; above the page by default. */
  place?: string
  /** How long the message stays; the configured time by default. */
  seconds?: number
  /** The page to open when it is closed by hand, `/tasks`. */
  leadsTo?: string
  /** The person or record that the message is about. */
  about?: Subject | undefined
}

/** A person or record that a message is about. */
export interface Subject {
  name: string
  /** The path of its page, `/users/cn%3Disolberg`; undefined if there is none, or it is the present page. */
  path?: string | undefined
}

export interface Feedback extends Said {
  id: string
  status: FeedbackStatus
  /** The outcome for several records. */
  outcome?: Outcome
  /** Whether the message stays until it is closed by hand. */
  sticky: boolean
}

type Shown = Said & { id?: string; sticky?: boolean } & (
    { status: FeedbackStatus } | { outcome: Outcome }
  )

export interface FeedbackRoot {
  feedback: Feedback[]
}

const nothing: Feedback[] = []

/** Failures with their reasons stay until they are closed by hand. Source: docs/assumptions.md A-229. */
function ofOutcome({ outcome, ...said }: Said & { outcome: Outcome; sticky?: boolean }) {
  const status: FeedbackStatus = outcome.success ? 200 : -1
  return { sticky: !outcome.success, ...said, outcome, status }
}

const feedbackSlice = createSlice({
  name: 'feedback',
  initialState: nothing,
  reducers: {
    /** Shows a message; it replaces one with the same id. */
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
    /** Removes the failures of a page that was left. Source: docs/assumptions.md A-490. */
    pageLeft: (shown) => shown.filter(({ status, place }) => status !== -1 || place !== undefined),
    /** Removes the messages of a dialog that was closed. */
    placeGone: (shown, { payload }: PayloadAction<string>) =>
      shown.filter(({ place }) => place !== payload),
  },
})

export const { showFeedback, closeFeedback, pageLeft, placeGone } = feedbackSlice.actions
export const feedbackReducer = feedbackSlice.reducer
export const selectFeedback = ({ feedback }: FeedbackRoot) => feedback
