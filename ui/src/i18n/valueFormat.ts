import type { FormatterModule } from 'i18next'
import { isolate } from './isolate'
import { DEFAULT_LANGUAGE } from './languages'
import { toIntlLocale } from './locale'

/** `number(style: percent; maximumFractionDigits: 0)` -> `{style: 'percent', maximumFractionDigits: '0'}` */
function optionsOf(format = ''): Intl.NumberFormatOptions {
  const [, list] = /\((.*)\)/.exec(format) ?? []
  const pairs = list?.split(';').map((each) => each.split(':').map((word) => word.trim())) ?? []
  return Object.fromEntries(pairs) as Intl.NumberFormatOptions
}

const numbers = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: string, format?: string): Intl.NumberFormat {
  const key = `${locale} ${format ?? ''}`
  const found = numbers.get(key) ?? new Intl.NumberFormat(toIntlLocale(locale), optionsOf(format))
  numbers.set(key, found)
  return found
}

const DAY_LENGTH = '2027-03-31'.length

/** `2027-03-31`, or with a time `2027-03-31T08:30`, on the clock of this device. */
function writeDate(local: string, locale: string): string {
  const isDay = local.length === DAY_LENGTH
  const style: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }
  if (!isDay) style.timeStyle = 'short'
  const moment = new Date(isDay ? `${local}T00:00` : local)
  return new Intl.DateTimeFormat(toIntlLocale(locale), style).format(moment)
}

function write(value: unknown, format: string | undefined, locale: string): unknown {
  switch (typeof value) {
    case 'number':
      return numberFormat(locale, format).format(value)
    case 'string':
      return isolate(format === 'date' ? writeDate(value, locale) : value, locale)
    default:
      return value
  }
}

function writeList(items: readonly unknown[], locale: string): string {
  const words = items.map((item) => String(write(item, undefined, locale)))
  return new Intl.ListFormat(toIntlLocale(locale)).format(words)
}

/**
 * How values appear in the texts: numbers with the digits of the locale, each text in its own
 * direction, several texts as a list. A text names a format only for a number with a unit, or for a
 * date.
 */
export const valueFormat: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, format, locale = DEFAULT_LANGUAGE) =>
    (Array.isArray(value) ? writeList(value, locale) : write(value, format, locale)) as string,
}
