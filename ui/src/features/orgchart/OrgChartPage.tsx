import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useListChartRelationsQuery } from '../../entities/orgchart/api'
import type { Relation } from '../../entities/orgchart/model'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { useNamedDn } from '../../shared/platform/routing/useNamedDn'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Skeleton } from '../../shared/ui/Skeleton'
import { OrgChart } from './OrgChart'
import { PERSON } from './routes'
import { useKeptRelation } from './useKeptRelation'

/** The relationship of the specification's example, from people to their reports. */
const USUAL = 'user2users'

/** The org chart: it begins at the person of the address, else at the signed-in person. */
export function OrgChartPage() {
  const { t } = useTranslation('orgchart')
  const { user } = useBootstrap()
  const root = useNamedDn('/orgchart') || user.dn
  const query = useListChartRelationsQuery(undefined)
  const [params, setParams] = useSearchParams()
  const kind = params.get('kind') ?? PERSON
  const kept = useKeptRelation(kind)
  const choose = (key: string) => {
    setParams((earlier) => ({ ...Object.fromEntries(earlier), relation: key }))
    kept.keep(key)
  }

  return (
    <>
      <PageHeader title={t('title')} count={undefined} />
      <AsyncBoundary
        query={kept.isKnown ? query : { refetch: query.refetch }}
        skeleton={<Skeleton shape="big" />}
        failedTitle={t('failed')}
      >
        {(relations) => {
          const relation = relationOf(relations, kind, [params.get('relation'), kept.key])
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

/** The first relationship of `names` that begins at the kind of entity, else the usual one, else any. */
function relationOf(
  relations: readonly Relation[],
  kind: string,
  names: readonly (string | null | undefined)[],
): Relation {
  const fitting = relations.filter(({ sourceEntity }) => sourceEntity === kind)
  const [found] = [...names, USUAL].flatMap((name) => fitting.find(({ key }) => key === name) ?? [])
  const none = { key: USUAL, name: USUAL, sourceEntity: kind, targetEntity: kind }
  return found ?? fitting[0] ?? none
}
