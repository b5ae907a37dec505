import { useTranslation } from 'react-i18next'
import { isRefused } from '../../platform/errors/isRefused'
import { isApiError, useErrorText } from '../../platform/errors/useErrorText'
import { ErrorState } from '../async/ErrorState'
import { EmptyState } from '../../ui/EmptyState'

const FORBIDDEN = 403

interface NotReadProps {
  title: string
  error: unknown
  onRetry: () => void
}

/** The reason why a list failed to load. Without the right to it there is no button to try again. */
export function NotRead(props: NotReadProps) {
  const { t } = useTranslation('dataTable')
  const errorText = useErrorText()
  const isForbidden = isApiError(props.error) && props.error.status === FORBIDDEN
  if (!isForbidden && !isRefused(props.error)) return <ErrorState {...props} />
  return (
    <EmptyState art="locked" role="alert" title={t('noRights')} text={errorText(props.error)} />
  )
}
