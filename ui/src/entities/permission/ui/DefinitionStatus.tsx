import { Circle, Hourglass } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../shared/ui/Badge'
import { definitionStatusKey } from '../definitionStatusKey'

/** The status of a role or a resource; nothing where it is not known. Source: docs/assumptions.md A-462. */
export function DefinitionStatus({ status }: { status: number | undefined }) {
  const { t } = useTranslation('definition')
  const key = definitionStatusKey(status)
  if (!key) return null
  return key === 'created' ? (
    <Badge kind="success" icon={Circle} isIconFilled>
      {t('status.created')}
    </Badge>
  ) : (
    <Badge icon={Hourglass}>{t('status.pendingDelete')}</Badge>
  )
}
