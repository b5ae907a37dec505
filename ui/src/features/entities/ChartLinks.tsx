import { skipToken } from '@reduxjs/toolkit/query/react'
import { Network } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { Kind } from '../../entities/entity/model'
import { useListChartRelationsQuery } from '../../entities/orgchart/api'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { Button } from '../../shared/ui/Button'
import { toOrgChart } from '../orgchart/routes'

/** Links from an entity to the org chart, one for each relationship that begins at its kind. */
export function ChartLinks({ kind, dn }: { kind: Kind; dn: string }) {
  const { t } = useTranslation('entities')
  const mayOpen = usePageRight('orgchart')
  const { data: relations = [] } = useListChartRelationsQuery(mayOpen ? undefined : skipToken)
  return relations
    .filter(({ sourceEntity }) => sourceEntity === kind.key)
    .map(({ key, name }) => (
      <Button key={key} variant="quiet" icon={Network} href={toOrgChart(dn, key, kind.key)}>
        {t('orgChart', { relation: name })}
      </Button>
    ))
}
