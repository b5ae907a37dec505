import { ChevronUp } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useListSuperiorsQuery } from '../../entities/orgchart/api'
import type { Relation } from '../../entities/orgchart/model'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Button } from '../../shared/ui/Button'
import { toOrgChart } from './routes'

interface LevelUpProps {
  root: string
  /** A relationship that leads to entities of the root's kind. */
  relation: Relation
  /** Whether the chart shows this relationship. */
  isOwn: boolean
}

/** Buttons that open the chart of each superior of the root, along one relationship. */
export function LevelUp({ root, relation: { key, name, sourceEntity }, isOwn }: LevelUpProps) {
  const { t } = useTranslation('orgchart')
  const clientId = useBootstrap().client.id
  const { data = [] } = useListSuperiorsQuery({ dn: root, relation: key, clientId })
  return data.map((superior) => (
    <Button
      key={superior.dn}
      size="small"
      variant={isOwn ? 'default' : 'quiet'}
      icon={ChevronUp}
      href={toOrgChart(superior.dn, key, sourceEntity)}
    >
      {isOwn
        ? t('levelUp', { name: superior.name })
        : t('levelUpAlong', { name: superior.name, relation: name })}
    </Button>
  ))
}
