import type { Dispatch } from '@reduxjs/toolkit'
import { passwordChangeBegun, passwordChangeOver } from '../store/passwordChangeSlice'

interface Change {
  done: Promise<boolean>
  settle: (changed: boolean) => void
}

let change: Change | undefined

function begin(): Change {
  const settlers: ((changed: boolean) => void)[] = []
  const done = new Promise<boolean>((resolve) => settlers.push(resolve))
  return { done, settle: (changed) => settlers.forEach((settle) => settle(changed)) }
}

/** Opens the page that changes the password; all calls that need it wait for the same page. */
export function passwordIsChanged(frameUrl: string, dispatch: Dispatch): Promise<boolean> {
  return showPage({ frameUrl, isForced: true }, dispatch)
}

/** Opens the same page for a person who wants to change their password. */
export function changePassword(frameUrl: string, dispatch: Dispatch): Promise<boolean> {
  return showPage({ frameUrl, isForced: false }, dispatch)
}

function showPage(page: Parameters<typeof passwordChangeBegun>[0], dispatch: Dispatch) {
  change ??= begin()
  dispatch(passwordChangeBegun(page))
  return change.done
}

/** Lets the waiting calls continue, or fail if the person gave up. */
export function settlePasswordChange(changed: boolean, dispatch: Dispatch) {
  change?.settle(changed)
  change = undefined
  dispatch(passwordChangeOver())
}
