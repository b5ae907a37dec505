import { useTranslation } from 'react-i18next'
import type { Entity, Kind } from '../../entities/entity/model'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { EmptyState } from '../../shared/ui/EmptyState'
import { EntityBoundary } from './EntityBoundary'
import { EntityEditForm } from './EntityEditForm'
import { KindBoundary } from './KindBoundary'
import { toEntity } from './routes'
import { useGroups } from './useGroups'

/** Edits the attributes of an entity, which is loaded again first. */
export function EditEntityPage() {
  return (
    <KindBoundary>
      {(kind) => (
        <EntityBoundary kind={kind}>
          {(entity) => <Edit key={entity.dn} kind={kind} entity={entity} />}
        </EntityBoundary>
      )}
    </KindBoundary>
  )
}

function Edit({ kind, entity }: { kind: Kind; entity: Entity }) {
  const { t } = useTranslation('entities')
  const title = t('editLabel', { name: entity.name })
  usePageTitle(title)
  return (
    <>
      <BackLink to={toEntity(kind.key, entity.dn)}>{entity.name}</BackLink>
      <PageHeader title={title} count={undefined} />
      {kind.isEditable ? <Form kind={kind} entity={entity} /> : <NoRights />}
    </>
  )
}

function Form({ kind, entity }: { kind: Kind; entity: Entity }) {
  const groupsOf = useGroups(kind)
  if (!groupsOf) return <DetailSkeleton />
  return <EntityEditForm kind={kind} entity={entity} groupsOf={groupsOf} />
}

function NoRights() {
  const { t } = useTranslation('forms')
  return <EmptyState art="locked" title={t('noRights.title')} text={t('noRights.text')} />
}
