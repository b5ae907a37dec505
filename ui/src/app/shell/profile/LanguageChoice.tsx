import { useTranslation } from 'react-i18next'
import { useStorePreferredLocaleMutation } from '../../../entities/locale/api'
import { isLanguage } from '../../../i18n/languages'
import { fromUpstreamLocale, toLanguageTag } from '../../../i18n/locale'
import { rememberLanguage } from '../../../i18n/storedLanguage'
import { useLocale } from '../../../i18n/useLocale'
import { useErrorText } from '../../../shared/api/useErrorText'
import { showFeedback } from '../../../shared/feedback/feedbackSlice'
import { useBootstrap } from '../../../shared/session/useBootstrap'
import { useAppDispatch } from '../../../shared/store/hooks'
import { MenuItem, MenuSection } from '../../../shared/ui/Menu'

/** Turns the interface at once, and keeps the choice on the device and with the user. */
function useChooseLanguage() {
  const { i18n } = useTranslation()
  const { user } = useBootstrap()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [storePreferredLocale] = useStorePreferredLocaleMutation()
  return async (language: string) => {
    if (!isLanguage(language)) return
    rememberLanguage(language)
    await i18n.changeLanguage(language)
    const { error } = await storePreferredLocale({ userDn: user.dn, locale: language })
    if (error) dispatch(showFeedback({ status: -1, text: errorText(error) }))
  }
}

/** The languages that both sides know, each in its own words. */
export function LanguageChoice() {
  const { t } = useTranslation()
  const { supported } = useBootstrap().locales
  const { language } = useLocale()
  const choose = useChooseLanguage()
  const offered = supported
    .map(({ locale, localeDisplayName }) => ({
      id: fromUpstreamLocale(locale),
      text: localeDisplayName ?? locale,
    }))
    .filter(({ id }) => isLanguage(id))
  return (
    <MenuSection title={t('language')} chosen={language} onChoose={(id) => void choose(id)}>
      {offered.map(({ id, text }) => (
        <MenuItem key={id} id={id} isChoice lang={toLanguageTag(id)}>
          {text}
        </MenuItem>
      ))}
    </MenuSection>
  )
}
