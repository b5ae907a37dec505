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

/** Title, logo and their link. An empty text: not customised. */
export function useBrand() {
  const { config } = useBootstrap().client
  const { locale } = useLocale()
  const { t } = useTranslation()
  return {
    title: localizedSetting(config, 'branding', 'title', locale) || t('product'),
    image: textSetting(config, 'branding', 'image'),
    link: settingTarget(config, 'branding', 'image'),
  }
}
