import { useTranslation } from 'react-i18next'
import { listUsers } from '../../entities/user/api'
import type { User } from '../../entities/user/model'
import { readOnce } from '../../shared/platform/api/readOnce'
import { useCsvExport } from '../../shared/blocks/list-page/useCsvExport'
import type { Column } from '../../shared/blocks/data-table/column'
import type { ListState } from '../../shared/blocks/listing/listState'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppDispatch } from '../../shared/platform/store/hooks'

interface UserExportOptions {
  list: ListState
  /** Keys of the attributes in which the search looks. */
  searched: readonly string[]
  columns: readonly Column<User>[]
}

/** The list of users as a file: all that match, or those selected. */
export function useUserExport({ list, searched, columns }: UserExportOptions) {
  const { t } = useTranslation('users')
  const dispatch = useAppDispatch()
  const clientId = useBootstrap().client.id
  return useCsvExport<User>({
    title: t('title'),
    columns,
    list,
    readPage: (page) =>
      dispatch(readOnce(listUsers, { list: page, clientId, searched, hasPhotos: false })),
  })
}
