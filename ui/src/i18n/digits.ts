type Write = (text: string) => string

const known = new Map<string, Write>()

function writerFor(intlLocale: string): Write {
  const number = new Intl.NumberFormat(intlLocale)
  const digits = Array.from({ length: 10 }, (_, digit) => number.format(digit))
  if (digits[0] === '0') return (text) => text
  return (text) => text.replaceAll(/[0-9]/g, (digit) => digits[Number(digit)] ?? digit)
}

/** Replaces the Latin digits of a text by those of a locale: `19:30` -> `۱۹:۳۰`. Source: docs/assumptions.md A-241. */
export function digitsOf(intlLocale: string): Write {
  const write = known.get(intlLocale) ?? writerFor(intlLocale)
  known.set(intlLocale, write)
  return write
}
