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

function write(value: unknown, format: string | undefined, locale: string): unknown {
  switch (typeof value) {
    case 'number':
      return numberFormat(locale, format).format(value)
    case 'string':
      return isolate(value, locale)
    default:
      return value
  }
}

function writeList(items: readonly unknown[], locale: string): string {
  const words = items.map((item) => String(write(item, undefined, locale)))
  return new Intl.ListFormat(toIntlLocale(locale)).format(words)
}

/**
 * How values stand in the texts: numbers in the digits of the locale, words each in their own direction,
 * several of them as a list. A text says more only where a number has a unit.
 */
export const valueFormat: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, format, locale = DEFAULT_LANGUAGE) =>
    (Array.isArray(value) ? writeList(value, locale) : write(value, format, locale)) as string,
}
