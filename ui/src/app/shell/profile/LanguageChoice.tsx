import { useTranslation } from 'react-i18next'
import { useStorePreferredLocaleMutation } from '../../../entities/locale/api'
import { fromUpstreamLocale, toLanguageTag } from '../../../i18n/locale'
import { rememberLocale } from '../../../i18n/storedLocale'
import { useLocale } from '../../../i18n/useLocale'
import { useErrorText } from '../../../shared/api/useErrorText'
import { showFeedback } from '../../../shared/feedback/feedbackSlice'
import { useBootstrap } from '../../../shared/session/useBootstrap'
import { useAppDispatch } from '../../../shared/store/hooks'
import { MenuItem, MenuSection } from '../../../shared/ui/Menu'

/** Turns the interface at once, and keeps the choice on the device and with the user. */
function useChooseLocale() {
  const { i18n } = useTranslation()
  const { user } = useBootstrap()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [storePreferredLocale] = useStorePreferredLocaleMutation()
  return async (spelling: string) => {
    const locale = fromUpstreamLocale(spelling)
    rememberLocale(locale)
    await i18n.changeLanguage(locale)
    const { error } = await storePreferredLocale({ userDn: user.dn, locale: spelling })
    if (error) dispatch(showFeedback({ status: -1, text: errorText(error) }))
  }
}

/**
 * The languages of the identity applications, each in its own words. In those in which the interface is
 * not written there are still names, mails, dates and numbers.
 */
export function LanguageChoice() {
  const { t } = useTranslation()
  const { supported } = useBootstrap().locales
  const { locale: current } = useLocale()
  const choose = useChooseLocale()
  const chosen = supported.find(({ locale }) => fromUpstreamLocale(locale) === current)
  return (
    <MenuSection
      title={t('language')}
      chosen={chosen?.locale ?? current}
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
