import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLocale } from '../../i18n/loadTexts'
import { fromUpstreamLocale } from '../../i18n/locale'
import { useLocale } from '../../i18n/useLocale'
import { loadPart } from '../../shared/platform/parts/loadPart'

/**
 * Shows the window in the language of its address. Leaving the form restores the person's language, which is also used
 * when the texts fail to load; nothing is stored.
 *
 * @param asked - as the address spells it, `zh_CN`; undefined for the person's own language.
 * @returns whether the window has its final language.
 *
 * Source: docs/assumptions.md A-438.
 */
export function useWindowLocale(asked: string | undefined): boolean {
  const translation = useTranslation()
  // `i18n` is a new object after each change of language.
  const [i18n] = useState(translation.i18n)
  const { locale } = useLocale()
  const [own] = useState(locale)
  const [missed, setMissed] = useState<string>()
  const wanted = asked === undefined ? own : fromUpstreamLocale(asked)
  useEffect(() => {
    loadPart(() => changeLocale(i18n, wanted)).catch(() => setMissed(wanted))
  }, [i18n, wanted])
  useEffect(() => () => void loadPart(() => changeLocale(i18n, own)), [i18n, own])
  return locale === wanted || missed === wanted
}
