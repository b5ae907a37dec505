import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLocale } from '../../i18n/loadTexts'
import { fromUpstreamLocale } from '../../i18n/locale'
import { useLocale } from '../../i18n/useLocale'
import { loadPart } from '../../shared/platform/parts/loadPart'

/**
 * Turns the window to a language as long as it shows a form, and back when it goes on; nothing of it is kept. Where the texts
 * cannot be read, it stays in the person's own.
 *
 * @param asked - as the address spells it, `zh_CN`; the person's own without it.
 * @returns whether the window is in the language that it will have.
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
