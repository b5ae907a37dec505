const KEY = 'last-access'

/**
 * When somebody was last active in any tab of this browser; milliseconds since 1970, 0 when never.
 *
 * Source: SPEC 4 "Session".
 */
export function readLastAccess(): number {
  return Number(localStorage.getItem(KEY)) || 0
}

export function recordAccess() {
  localStorage.setItem(KEY, String(Date.now()))
}
