import { useTranslation } from 'react-i18next'
import { useListTeamsQuery } from '../../entities/team/api'
import type { RequestKind } from '../../entities/permission/model'
import type { PermissionKey } from '../../entities/team/permission'
import { PermissionGlyph } from '../../entities/permission/ui/PermissionGlyph'
import { RowItem, RowList } from '../../shared/blocks/page/RowList'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { useIsOpenPath } from '../../shared/platform/routing/knownRoutes'
import { Link } from '../../shared/ui/Link'
import { Skeleton } from '../../shared/ui/Skeleton'
import { toTeams } from '../teams/routes'

/** The permission that lets managers of a team request each kind of item for others. Source: docs/assumptions.md A-127. */
const ASKING = {
  role: 'assignRole',
  resource: 'assignResource',
  prd: 'initiatePrd',
} as const satisfies Record<RequestKind, PermissionKey>

const KINDS = ['role', 'resource', 'prd'] as const

/**
 * Shows how many teams let their managers request for others. The teams' own pages decide it.
 *
 * Source: docs/assumptions.md A-340.
 */
export function WhoAsks() {
  const { t } = useTranslation('landing')
  const maySeeTeams = useIsOpenPath()(toTeams())
  return (
    <SectionCard title={t('asks.title')}>
      <Stack gap="tight">
        <p>{t('asks.text')}</p>
        {maySeeTeams && (
          <RowList>
            {KINDS.map((kind) => (
              <TeamsThatAsk key={kind} kind={kind} />
            ))}
          </RowList>
        )}
      </Stack>
    </SectionCard>
  )
}

function TeamsThatAsk({ kind }: { kind: RequestKind }) {
  const { t } = useTranslation('landing')
  return (
    <RowItem
      sign={<PermissionGlyph kind={kind} />}
      title={<Link href={toTeams(ASKING[kind])}>{t(`asks.${kind}`)}</Link>}
      about={<Count permission={ASKING[kind]} />}
    />
  )
}

/** The number of teams with a permission; the list of teams shows their names. */
function Count({ permission }: { permission: PermissionKey }) {
  const { t } = useTranslation('landing')
  const { data, isError } = useListTeamsQuery({
    page: 1,
    pageSize: 1,
    search: '',
    sort: { column: 'name', order: 'asc' },
    filters: { permission: [permission] },
  })
  if (isError) return t('asks.failed')
  return data ? t('asks.teams', { count: data.total ?? 0 }) : <Skeleton width="w30" />
}
