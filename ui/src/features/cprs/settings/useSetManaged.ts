import { useTranslation } from 'react-i18next'
import { useSetManagedMutation } from '../../../entities/cprs/reconciledApi'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { showFeedback } from '../../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../../shared/platform/store/hooks'

/** Starts or ends the reconciliation of resources, and shows the outcome of each. */
export function useSetManaged() {
  const { t } = useTranslation('cprs')
  const dispatch = useAppDispatch()
  const { default: locale } = useBootstrap().locales
  const [setManaged] = useSetManagedMutation()
  return async (ids: readonly string[], isManaged: boolean) => {
    if (ids.length === 0) return
    const outcome = await setManaged({ ids, isManaged, locale }).unwrap()
    const { succeeded, failed } = outcome
    const done = isManaged ? 'managed' : 'unmanaged'
    const text =
      failed.length === 0
        ? t(`reconciled.${done}`, { number: succeeded.length })
        : t('reconciled.refused', { number: failed.length })
    dispatch(showFeedback({ text, outcome }))
  }
}
