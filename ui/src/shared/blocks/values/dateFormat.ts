import dayjs from 'dayjs'
import localizedFormat from 'dayjs/plugin/localizedFormat'
import { digitsOf } from '../../../i18n/digits'

dayjs.extend(localizedFormat)

/** Formats dates, given in milliseconds since 1970, in the time zone of the browser. */
export interface DateFormat {
  /** `Nov 3, 2025` */
  day: (at: number) => string
  /** `Nov 3, 2025 4:20 PM` */
  minute: (at: number) => string
}

/**
 * The format of a loaded dayjs locale, in the digits that numbers of the Intl locale have.
 *
 * Source: SPEC 9 "Dates and time" (`ll`, `lll`); docs/assumptions.md.
 */
export function formatByLocale(name: string, intlLocale: string): DateFormat {
  const inDigits = digitsOf(intlLocale)
  const write = (at: number, form: string) => inDigits(dayjs(at).locale(name).format(form))
  return { day: (at) => write(at, 'll'), minute: (at) => write(at, 'lll') }
}

const GREGORIAN = { calendar: 'gregory', numberingSystem: 'latn' } as const

/** The format of the browser, for locales that dayjs does not have or has not loaded yet. */
export function formatByBrowser(locale: string, intlLocale: string): DateFormat {
  const inDigits = digitsOf(intlLocale)
  const day = new Intl.DateTimeFormat([locale, 'en'], { ...GREGORIAN, dateStyle: 'medium' })
  const minute = new Intl.DateTimeFormat([locale, 'en'], {
    ...GREGORIAN,
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return {
    day: (at) => inDigits(day.format(at)),
    minute: (at) => inDigits(minute.format(at)),
  }
}

/** `2025-Jun-01 08:30:00`. Source: SPEC 9 "Dates and time", build date format. */
export function formatBuildDate(date: string): string {
  return dayjs(date).format('YYYY-MMM-DD hh:mm:ss')
}
