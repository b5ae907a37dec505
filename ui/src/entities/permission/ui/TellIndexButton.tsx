import { Search } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../shared/platform/errors/useErrorText'
import { showFeedback } from '../../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../../shared/platform/store/hooks'
import { Button } from '../../../shared/ui/Button'
import { usePageRight } from '../../navigation/usePageRight'
import { useTellIndexMutation } from '../indexApi'

interface TellIndexButtonProps {
  type: 'role' | 'resource'
  id: string
}

/**
 * A button that updates the server's index, so that a new role or resource can be requested at once; for people who may
 * open the configuration. Source: docs/assumptions.md A-131.
 */
export function TellIndexButton({ type, id }: TellIndexButtonProps) {
  const { t } = useTranslation('definition')
  const mayTell = usePageRight('configuration')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [tell, { isLoading, data }] = useTellIndexMutation()
  const press = async () => {
    try {
      const outcome = await tell({ type, id }).unwrap()
      dispatch(showFeedback({ outcome, text: t(outcome.success ? 'index.told' : 'index.notTold') }))
    } catch (error) {
      dispatch(showFeedback({ status: -1, text: errorText(error) }))
    }
  }
  if (!mayTell) return null
  return (
    <Button
      icon={Search}
      isPending={isLoading}
      isDisabled={data?.success === true}
      onPress={() => void press()}
    >
      {t('index.tell')}
    </Button>
  )
}
