import { useTranslation } from 'react-i18next'
import { changeLocale } from '../../i18n/loadTexts'
import { fromUpstreamLocale } from '../../i18n/locale'
import { rememberLocale } from '../../i18n/storedLocale'
import { useLocale } from '../../i18n/useLocale'
import { readAgainAfterAll } from '../../shared/platform/api/readAgain'
import { useErrorText } from '../../shared/platform/errors/useErrorText'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { loadPart } from '../../shared/platform/parts/loadPart'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { useStorePreferredLocaleMutation } from './api'

/**
 * The languages of the identity applications as they spell them, the present language, and a function that changes it:
 * at once in the console, then on the device and for the person. All cached data is loaded again, as the server sends
 * names and labels in the language of the person.
 */
export function useChooseLocale() {
  const { i18n } = useTranslation()
  const { user, locales } = useBootstrap()
  const { locale: current } = useLocale()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [storePreferredLocale] = useStorePreferredLocaleMutation()
  const choose = async (spelling: string) => {
    const locale = fromUpstreamLocale(spelling)
    try {
      await loadPart(() => changeLocale(i18n, locale))
      rememberLocale(locale)
      await storePreferredLocale({ userDn: user.dn, locale: spelling }).unwrap()
      await readAgainAfterAll(dispatch)
    } catch (error) {
      dispatch(showFeedback({ status: -1, text: errorText(error) }))
    }
  }
  const chosen = locales.supported.find(({ locale }) => fromUpstreamLocale(locale) === current)
  return { supported: locales.supported, chosen: chosen?.locale ?? current, choose }
}
