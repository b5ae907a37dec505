import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import {
  localizedSetting,
  settingTarget,
  textSetting,
} from '../../shared/platform/session/clientSettings'
import type { Bootstrap } from '../../shared/platform/session/sessionApi'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { isCustomised } from '../../shared/blocks/appearance/brandDefaults'
import { type BrandColours, brandProperties } from '../../shared/blocks/appearance/brandProperties'
import { useBrandLocales } from './useBrandLocales'

function coloursIn(config: Bootstrap['client']['config']): BrandColours {
  const colour = (key: keyof BrandColours) => textSetting(config, 'branding', key)
  return {
    barLeftColor: colour('barLeftColor'),
    barRightColor: colour('barRightColor'),
    titleColor: colour('titleColor'),
  }
}

/** Sets the brand colors of the client on the document while the shell is mounted. */
export function useBrandColors() {
  const { config } = useBootstrap().client
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const properties = Object.entries(brandProperties(coloursIn(config)))
    for (const [name, value] of properties) style.setProperty(name, value)
    return () => {
      for (const [name] of properties) style.removeProperty(name)
    }
  }, [config])
}

/**
 * Title, logo and their link. A branding that is not customised has the title of the product in the language of the person.
 * A title that is not written in the language is shown as the default locale or English has it.
 *
 * Source: SPEC 6 "Roles and permissions"; docs/assumptions.md A-552.
 */
export function useBrand() {
  const { config } = useBootstrap().client
  const locales = useBrandLocales()
  const { t } = useTranslation()
  const titles = locales.map((each) => localizedSetting(config, 'branding', 'title', each))
  return {
    title: (isCustomised(config.branding) ? titles.find(Boolean) : undefined) ?? t('product'),
    image: textSetting(config, 'branding', 'image'),
    link: settingTarget(config, 'branding', 'image'),
  }
}
