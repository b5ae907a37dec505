import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { ListPage } from '../../shared/blocks/list-page/ListPage'
import { useList } from '../../shared/blocks/list-page/useList'
import { CalendarPage } from './calendar/CalendarPage'
import { delegationList } from './delegationList'
import { toDelegationCreate } from './routes'
import { useDelegationDeletion } from './useDelegationDeletion'
import { DelegationViews } from './DelegationViews'

/** Delegations as a list, or as a calendar where the address says so. */
export function DelegationsPage() {
  const isCalendar = useSearchParams()[0].get('view') === 'calendar'
  return isCalendar ? <CalendarPage /> : <DelegationList />
}

/** One's own delegations or, for those who may write them, those of a person. */
function DelegationList() {
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
        above={() => <DelegationViews view="list" />}
      />
      {deletion.dialog}
    </>
  )
}
