const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** `3 minutes ago`, in the words of a language; a draft is at most some days old. */
export function draftAge(savedAt: number, intlLocale: string): string {
  const words = new Intl.RelativeTimeFormat(intlLocale, { numeric: 'auto' })
  const ago = Math.max(0, Date.now() - savedAt)
  if (ago >= DAY_MS) return words.format(-Math.floor(ago / DAY_MS), 'day')
  if (ago >= HOUR_MS) return words.format(-Math.floor(ago / HOUR_MS), 'hour')
  return words.format(-Math.floor(ago / MINUTE_MS), 'minute')
}
