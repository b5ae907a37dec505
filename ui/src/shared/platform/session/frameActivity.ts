/** The event on the document for activity in a frame, whose clicks the document does not get. */
export const FRAME_ACTIVITY = 'frame-activity'

/**
 * Reports activity in a frame, if the browser confirms it: a press in a frame activates the pages around it, which a
 * script cannot do. Source: docs/assumptions.md A-406.
 */
export function noteFrameActivity() {
  if (isPressed()) document.dispatchEvent(new Event(FRAME_ACTIVITY))
}

/** Whether somebody pressed something a moment ago, here or in a frame; false where the browser does not say. */
export function isPressed(): boolean {
  return 'userActivation' in navigator && navigator.userActivation.isActive
}
