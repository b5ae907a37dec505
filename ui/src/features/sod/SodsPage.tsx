import { useTranslation } from 'react-i18next'
import { useMayCreate } from '../../entities/admin-rights/useMayCreate'
import { useMayWriteSods } from '../../entities/sod/useMayWriteSods'
import { PENDING_DELETE, usePendingDeletion } from '../../shared/blocks/deletion/usePendingDeletion'
import { ListPage } from '../../shared/blocks/list-page/ListPage'
import { useList } from '../../shared/blocks/list-page/useList'
import { toSodCreate } from './routes'
import { sodList } from './sodList'
import { useSodDeletion } from './useSodDeletion'

/** The list of constraints between roles. */
export function SodsPage() {
  const { t } = useTranslation('sods')
  const mayCreate = useMayCreate('sod')
  const mayWrite = useMayWriteSods() ?? false
  const list = useList(sodList)
  const deletion = useSodDeletion()
  const pending = usePendingDeletion({
    rows: list.query.data?.rows,
    rowId: ({ id }) => id,
    isPending: ({ status }) => status === PENDING_DELETE,
    readAgain: () => list.query.refetch(),
  })
  return (
    <>
      <ListPage
        list={list}
        create={mayCreate === true && { href: toSodCreate(), text: t('create.open') }}
        bulkActions={mayWrite ? [deletion.bulkAction] : []}
        rowActions={mayWrite && deletion.rowActions}
        rowMark={pending.rowMark}
        above={() => pending.notice}
      />
      {deletion.dialog}
    </>
  )
}
