import { ChevronUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useListSuperiorsQuery, type Relation } from '../../entities/orgchart/api'
import { useBootstrap } from '../../shared/session/useBootstrap'
import { Button } from '../../shared/ui/Button'
import { toOrgChart } from './routes'

/** The ways up from where the chart begins. */
export function LevelUp({ root, relation }: { root: string; relation: Relation }) {
  const { t } = useTranslation('orgchart')
  const clientId = useBootstrap().client.id
  const { data = [] } = useListSuperiorsQuery({ dn: root, relation: relation.key, clientId })
  return data.map(({ dn, name }) => (
    <Button key={dn} size="small" icon={ChevronUp} href={toOrgChart(dn, relation.key)}>
      {t('levelUp', { name })}
    </Button>
  ))
}
