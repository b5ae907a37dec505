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
 * The languages of the identity applications in the spelling of theirs, the one of the interface, and the way to another:
 * it turns the interface at once, and is kept on the device and with the person. Whatever was read may hold names and labels,
 * which the server gives in the language of the person: all of it is read again.
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
