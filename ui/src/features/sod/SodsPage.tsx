import { useTranslation } from 'react-i18next'
import { useMayWriteSods } from '../../entities/sod/useMayWriteSods'
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
  return (
    <>
      <ListPage
        list={list}
        create={mayWrite && { href: toSodCreate(), text: t('create.open') }}
        bulkActions={mayWrite ? [deletion.bulkAction] : []}
        rowActions={mayWrite && deletion.rowActions}
      />
      {deletion.dialog}
    </>
  )
}
