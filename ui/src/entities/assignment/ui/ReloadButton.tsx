import { RotateCw } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button'

interface ReloadButtonProps {
  /** A list of assignments; it has no data while it loads. */
  query: { data?: unknown; isFetching: boolean; refetch: () => unknown }
}

/** Loads the assignments again, bypassing the server's cache. Source: docs/assumptions.md A-450. */
export function ReloadButton({ query }: ReloadButtonProps) {
  const { t } = useTranslation('assignments')
  return (
    <Button
      icon={RotateCw}
      variant="quiet"
      isDisabled={!query.data || query.isFetching}
      onPress={() => void query.refetch()}
    >
      {t('reload')}
    </Button>
  )
}
