import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useListChartRelationsQuery, type Relation } from '../../entities/orgchart/api'
import { AsyncBoundary } from '../../shared/async/AsyncBoundary'
import { PageHeader } from '../../shared/page/PageHeader'
import { useNamedDn } from '../../shared/routing/useNamedDn'
import { useBootstrap } from '../../shared/session/useBootstrap'
import { Skeleton } from '../../shared/ui/Skeleton'
import { OrgChart } from './OrgChart'

/** What the specification's example goes along: from people to their reports. */
const USUAL = 'user2users'

/** Who reports to whom, from the person of the address or oneself on downwards. */
export function OrgChartPage() {
  const { t } = useTranslation('orgchart')
  const { user } = useBootstrap()
  const root = useNamedDn('/orgchart') || user.dn
  const query = useListChartRelationsQuery(undefined)
  const [params, setParams] = useSearchParams()
  const choose = (key: string) => setParams({ relation: key })

  return (
    <>
      <PageHeader title={t('title')} count={undefined} />
      <AsyncBoundary query={query} skeleton={<Skeleton shape="big" />} failedTitle={t('failed')}>
        {(relations) => {
          const relation = relationOf(relations, params.get('relation'))
          return (
            <OrgChart
              key={`${relation.key} ${root}`}
              root={root}
              relation={relation}
              relations={relations}
              onRelation={choose}
            />
          )
        }}
      </AsyncBoundary>
    </>
  )
}

function relationOf(relations: readonly Relation[], asked: string | null): Relation {
  const wish = relations.find(({ key }) => key === asked)
  const usual = relations.find(({ key }) => key === USUAL)
  return wish ?? usual ?? { key: USUAL, name: USUAL, sourceEntity: 'user', targetEntity: 'user' }
}
