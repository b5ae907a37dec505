import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/useLocale'
import { localizedSetting, settingTarget, textSetting } from '../../shared/session/clientSettings'
import { useBootstrap } from '../../shared/session/useBootstrap'
import { brandProperties } from './brandProperties'

/** The colours of the customer on the document, as long as the shell is there. */
export function useBrandColors() {
  const { config } = useBootstrap().client
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const properties = Object.entries(brandProperties(config))
    for (const [name, value] of properties) style.setProperty(name, value)
    return () => {
      for (const [name] of properties) style.removeProperty(name)
    }
  }, [config])
}

/**
 * Title, logo and their link. An empty text: not customised. A title that is not written in the language is shown as the
 * default locale or English has it.
 */
export function useBrand() {
  const { client, locales } = useBootstrap()
  const { config } = client
  const { locale } = useLocale()
  const { t } = useTranslation()
  const titles = [locale, locales.default, 'en'].map((each) =>
    localizedSetting(config, 'branding', 'title', each),
  )
  return {
    title: titles.find(Boolean) ?? t('product'),
    image: textSetting(config, 'branding', 'image'),
    link: settingTarget(config, 'branding', 'image'),
  }
}
