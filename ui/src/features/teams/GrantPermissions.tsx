import { Ban } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { TeamGrant } from '../../entities/team/permission'
import { useListText } from '../../i18n/useListText'
import { Badge } from '../../shared/ui/Badge'
import { permissionText } from './permissionText'

/** What may be done with one thing, or that nothing may. */
export function GrantPermissions({ grant }: { grant: TeamGrant }) {
  const { t } = useTranslation('teams')
  const listText = useListText()
  if (grant.isExcluded) return <Badge icon={Ban}>{t('grants.leftOut')}</Badge>
  return listText(grant.permissions.map((permission) => permissionText(t, permission)))
}
