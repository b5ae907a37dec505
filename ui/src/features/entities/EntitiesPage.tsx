import { ArchiveRestore, Trash2 } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { Entity, Kind } from '../../entities/entity/model'
import type { BulkAction, RowAction } from '../../shared/blocks/data-table/action'
import { ListPage } from '../../shared/blocks/list-page/ListPage'
import { useList } from '../../shared/blocks/list-page/useList'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { DeletionBar } from './DeletionBar'
import { entityList, useEntityListArgs } from './entityList'
import { KindBoundary } from './KindBoundary'
import { toEntityCreate, toEntities } from './routes'
import { type MarkedDeletion, useMarkedDeletion } from './useMarkedDeletion'

/** The entities of one kind. */
export function EntitiesPage() {
  const { t } = useTranslation('entities')
  return (
    <>
      <BackLink to={toEntities()}>{t('title')}</BackLink>
      <KindBoundary>{(kind) => <EntityList key={kind.key} kind={kind} />}</KindBoundary>
    </>
  )
}

function EntityList({ kind }: { kind: Kind }) {
  const { t } = useTranslation('entities')
  usePageTitle(kind.name)
  const list = useList(entityList, useEntityListArgs(kind))
  const deletion = useMarkedDeletion(kind)
  const { bulkAction, rowActions } = useDeletionActions(deletion)
  const mark = { text: t('marked'), icon: Trash2 }
  return (
    <>
      <ListPage
        list={list}
        create={kind.isCreatable && { href: toEntityCreate(kind.key), text: t('create') }}
        bulkActions={kind.isRemovable ? [bulkAction] : []}
        rowActions={kind.isRemovable && rowActions}
        rowMark={({ dn }) => (deletion.marked.has(dn) ? mark : undefined)}
      />
      <DeletionBar kind={kind} deletion={deletion} />
    </>
  )
}

/** The row actions that mark an entity for deletion or remove the mark, and the bulk action for selected rows. */
function useDeletionActions(deletion: MarkedDeletion) {
  const { t } = useTranslation('entities')
  const remove = { id: 'delete', label: t('delete'), icon: Trash2 }
  const bulkAction: BulkAction<Entity> = {
    ...remove,
    takes: 'rows',
    onAction: ({ rows, clear }) => {
      deletion.mark(rows)
      clear()
    },
  }
  const rowActions = (entity: Entity): RowAction[] => {
    const keep = () => deletion.keep(entity.dn)
    return deletion.marked.has(entity.dn)
      ? [{ id: 'keep', label: t('keep'), icon: ArchiveRestore, onAction: keep }]
      : [{ ...remove, isDestructive: true, onAction: () => deletion.mark([entity]) }]
  }
  return { bulkAction, rowActions }
}
