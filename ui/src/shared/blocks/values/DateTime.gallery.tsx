import { useEffect, useState } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { directionOf } from '../../../i18n/direction'
import { toIntlLocale, toLanguageTag } from '../../../i18n/locale'
import { Facts } from '../page/Facts'
import { formatByBrowser, formatByLocale, type DateFormat } from './dateFormat'
import { dateLocaleFor, loadDateLocale } from './dateLocale'
import { DateTime } from './DateTime'
import { RelativeTime } from './RelativeTime'

const AT = Date.UTC(2025, 10, 3, 16, 20)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const AGES = [20_000, 1.2 * MINUTE, 12 * MINUTE, 3 * 60 * MINUTE, DAY, 9 * DAY, 40 * DAY, 400 * DAY]

const LOCALES =
  'en-GB de fr es pt-BR it nl ru ja zh-CN zh-TW ar arc dv fa ha he iw khw ks ku ps ur yi sv tr th hi'

function useFormatOf(locale: string): DateFormat {
  const name = dateLocaleFor(locale)
  const intlLocale = toIntlLocale(locale)
  const [format, setFormat] = useState(() => formatByBrowser(locale, intlLocale))
  useEffect(() => {
    if (name) void loadDateLocale(name).then(() => setFormat(formatByLocale(name, intlLocale)))
  }, [name, intlLocale])
  return format
}

function InLocale({ locale }: { locale: string }) {
  const format = useFormatOf(toLanguageTag(locale))
  return (
    <span lang={toLanguageTag(locale)} dir={directionOf(locale)}>
      {format.minute(AT)}
    </span>
  )
}

function Ages({ sign }: { sign: 1 | -1 }) {
  const [now] = useState(() => Date.now())
  return (
    <ul>
      {AGES.map((age) => (
        <li key={age}>
          <RelativeTime at={now + sign * age} />
        </li>
      ))}
    </ul>
  )
}

export const gallery: GalleryPage = {
  title: 'Dates and times',
  specimens: [
    { name: 'To the minute', Show: () => <DateTime at={AT} /> },
    { name: 'To the day', Show: () => <DateTime at={AT} to="day" /> },
    { name: 'How long ago', Show: () => <Ages sign={-1} /> },
    { name: 'In how long', Show: () => <Ages sign={1} /> },
    {
      name: 'In other locales',
      Show: () => (
        <Facts
          facts={LOCALES.split(' ').map((locale) => ({
            key: locale,
            label: locale,
            content: <InLocale locale={locale} />,
          }))}
        />
      ),
    },
  ],
}
