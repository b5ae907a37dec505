import { useTranslation } from 'react-i18next'
import { useChooseLocale } from '../../../entities/locale/useChooseLocale'
import { fromUpstreamLocale, toLanguageTag } from '../../../i18n/locale'
import { MenuItem, MenuSection } from '../../../shared/ui/Menu'

/**
 * Chooses one of the languages of the identity applications, each named in itself. A language without translated texts
 * still applies to names, emails, dates and numbers.
 */
export function LanguageChoice() {
  const { t } = useTranslation()
  const { supported, chosen, choose } = useChooseLocale()
  return (
    <MenuSection
      title={t('language')}
      chosen={chosen}
      onChoose={(spelling) => void choose(spelling)}
    >
      {supported.map(({ locale, localeDisplayName }) => (
        <MenuItem
          key={locale}
          id={locale}
          isChoice
          lang={toLanguageTag(fromUpstreamLocale(locale))}
        >
          {localeDisplayName ?? locale}
        </MenuItem>
      ))}
    </MenuSection>
  )
}
