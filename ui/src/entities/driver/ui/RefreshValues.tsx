import { RefreshCw } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useRefreshEntitlementsMutation } from '../statusApi'
import { usePageRight } from '../../navigation/usePageRight'
import { useErrorText } from '../../../shared/platform/errors/useErrorText'
import { showFeedback } from '../../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../../shared/platform/store/hooks'
import { Button } from '../../../shared/ui/Button'

interface RefreshValuesProps {
  entitlement: { id: string; name: string }
}

/**
 * A button that loads the values of an entitlement from the connected system again; for people who may open the
 * configuration.
 */
export function RefreshValues({ entitlement }: RefreshValuesProps) {
  const { t } = useTranslation('definition')
  const mayRefresh = usePageRight('configuration')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [refresh, { isLoading }] = useRefreshEntitlementsMutation()
  const ask = async () => {
    try {
      await refresh([entitlement]).unwrap()
      dispatch(showFeedback({ status: 200, text: t('refreshedValues') }))
    } catch (error) {
      dispatch(showFeedback({ status: -1, text: errorText(error) }))
    }
  }
  if (!mayRefresh) return null
  return (
    <Button
      size="small"
      variant="quiet"
      icon={RefreshCw}
      isPending={isLoading}
      onPress={() => void ask()}
    >
      {t('refreshValues')}
    </Button>
  )
}
