import { useTranslation } from 'react-i18next'
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
        create={mayWrite && { href: toSodCreate(), text: t('create.open') }}
        bulkActions={mayWrite ? [deletion.bulkAction] : []}
        rowActions={mayWrite && deletion.rowActions}
        rowMark={pending.rowMark}
        above={() => pending.notice}
      />
      {deletion.dialog}
    </>
  )
}
