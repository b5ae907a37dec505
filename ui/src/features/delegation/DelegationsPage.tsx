import { useTranslation } from 'react-i18next'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { ListPage } from '../../shared/blocks/list-page/ListPage'
import { useList } from '../../shared/blocks/list-page/useList'
import { delegationList } from './delegationList'
import { toDelegationCreate } from './routes'
import { useDelegationDeletion } from './useDelegationDeletion'

/** The list of delegations: one's own or, for those who may write them, those of a person. */
export function DelegationsPage() {
  const { t } = useTranslation('delegation')
  const mayWrite = usePageRight('createDelegation')
  const list = useList(delegationList, mayWrite)
  const deletion = useDelegationDeletion()
  const of = list.listing.list.filters.whose?.[0] ?? ''
  return (
    <>
      <ListPage
        list={list}
        create={mayWrite && { href: toDelegationCreate({ of }), text: t('create.open') }}
        bulkActions={mayWrite ? [deletion.bulkAction] : []}
        rowActions={mayWrite && deletion.rowActions}
      />
      {deletion.dialog}
    </>
  )
}
