import { RotateCw } from 'lucide'
import { useTranslation } from 'react-i18next'
import { isOutdated } from '../errors/partError'
import { useBrowserWindow } from './browserWindow'
import { Button } from '../../ui/Button'

interface RetryButtonProps {
  error: unknown
  size?: 'small'
  onRetry: () => void
}

/** A button that tries again or, if there is a new release, reloads the page. */
export function RetryButton({ error, onRetry, ...look }: RetryButtonProps) {
  const { t } = useTranslation('ui')
  const { reload } = useBrowserWindow()
  const needsReload = isOutdated(error)
  return (
    <Button {...look} icon={RotateCw} onPress={needsReload ? reload : onRetry}>
      {needsReload ? t('reload') : t('retry')}
    </Button>
  )
}
