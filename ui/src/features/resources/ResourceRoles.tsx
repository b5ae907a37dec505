import { IdCard } from 'lucide'
import { useTranslation } from 'react-i18next'
import { usePageRight } from '../../entities/navigation/usePageRight'
import type { ResourceDetail } from '../../entities/resource/model'
import { useListBringingRolesQuery, type BringingRole } from '../../entities/resource/usageApi'
import { RoleLink } from '../../entities/role/ui/RoleLink'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { RowItem, RowList } from '../../shared/blocks/page/RowList'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Glyph } from '../../shared/ui/Glyph'
import { toRole } from '../roles/routes'

/** The roles through which people have a resource. Source: docs/assumptions.md A-531. */
export function ResourceRoles({ resource }: { resource: ResourceDetail }) {
  const { t } = useTranslation('resources')
  const { currentData: data, error, refetch } = useListBringingRolesQuery(resource.id)
  return (
    <SectionCard title={t('roles.title')}>
      <p>{t('roles.about')}</p>
      <AsyncBoundary
        query={{ data, error, refetch }}
        skeleton={<DetailSkeleton />}
        failedTitle={t('roles.failed')}
      >
        {(roles) => (roles.length === 0 ? <p>{t('roles.none')}</p> : <Roles roles={roles} />)}
      </AsyncBoundary>
    </SectionCard>
  )
}

function Roles({ roles }: { roles: readonly BringingRole[] }) {
  const { t } = useTranslation('resources')
  const mayOpen = usePageRight('role')
  return (
    <RowList>
      {roles.map(({ id, name, count }) => (
        <RowItem
          key={id || name}
          sign={<Glyph of={IdCard} tint="role" />}
          title={
            mayOpen && id ? <RoleLink id={id} name={name} href={toRole(id, 'resources')} /> : name
          }
          about={t('roles.count', { total: count })}
        />
      ))}
    </RowList>
  )
}
