import dayjs from 'dayjs'
import localizedFormat from 'dayjs/plugin/localizedFormat'

dayjs.extend(localizedFormat)

/** Writes moments, given in milliseconds since 1970, in the time zone of the browser. */
export interface DateFormat {
  /** `Nov 3, 2025` */
  day: (at: number) => string
  /** `Nov 3, 2025 4:20 PM` */
  minute: (at: number) => string
}

/**
 * In the words and the order of a date locale that is loaded.
 *
 * Source: SPEC 9 "Dates and time" (`ll`, `lll`); docs/assumptions.md A-214.
 */
export function formatByLocale(name: string): DateFormat {
  const write = (at: number, form: string) => dayjs(at).locale(name).format(form)
  return { day: (at) => write(at, 'll'), minute: (at) => write(at, 'lll') }
}

const GREGORIAN = { calendar: 'gregory', numberingSystem: 'latn' } as const

/** In the words of the browser, for locales that dayjs does not have, or not yet. */
export function formatByBrowser(locale: string): DateFormat {
  const day = new Intl.DateTimeFormat([locale, 'en'], { ...GREGORIAN, dateStyle: 'medium' })
  const minute = new Intl.DateTimeFormat([locale, 'en'], {
    ...GREGORIAN,
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return { day: (at) => day.format(at), minute: (at) => minute.format(at) }
}

/** `2025-Jun-01 08:30:00`. Source: SPEC 9 "Dates and time", build date format. */
export function formatBuildDate(date: string): string {
  return dayjs(date).format('YYYY-MMM-DD hh:mm:ss')
}
