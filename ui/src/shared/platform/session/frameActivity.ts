/** On the document: somebody is active in a frame whose clicks it does not hear. */
export const FRAME_ACTIVITY = 'frame-activity'

/**
 * Counts what a frame says of somebody's activity, as long as the browser says so too: a press in a frame activates the pages
 * around it, and a script cannot press.
 *
 * Source: docs/assumptions.md A-406.
 */
export function noteFrameActivity() {
  if (isPressed()) document.dispatchEvent(new Event(FRAME_ACTIVITY))
}

/** Whether somebody pressed something a moment ago, here or in a frame; false where the browser does not tell. */
export function isPressed(): boolean {
  return 'userActivation' in navigator && navigator.userActivation.isActive
}
