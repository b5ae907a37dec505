import { listEntities } from '../../entities/entity/api'
import type { Entity } from '../../entities/entity/model'
import { readOnce } from '../../shared/platform/api/readOnce'
import { useCsvExport } from '../../shared/blocks/list-page/useCsvExport'
import type { Column } from '../../shared/blocks/data-table/column'
import type { ListState } from '../../shared/blocks/listing/listState'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import type { EntitiesAsked } from './useEntitiesAsked'

interface ExportOptions {
  title: string
  columns: readonly Column<Entity>[]
  list: ListState
  asked: EntitiesAsked
}

/** A list of things as a file: all that match, or those selected. */
export function useEntityExport({ title, columns, list, asked }: ExportOptions) {
  const dispatch = useAppDispatch()
  return useCsvExport<Entity>({
    title,
    columns,
    list,
    readPage: (page) => dispatch(readOnce(listEntities, { ...asked, list: page })),
  })
}
