import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { PersonField } from '../../entities/user/ui/PersonField'
import { ListPage } from '../../shared/blocks/list-page/ListPage'
import { useList } from '../../shared/blocks/list-page/useList'
import { withoutRows } from '../../shared/blocks/list-page/withoutRows'
import { CalendarPage } from './calendar/CalendarPage'
import { delegationList } from './delegationList'
import styles from './DelegationsPage.module.css'
import { toDelegationCreate, toDelegations } from './routes'
import { useDelegationDeletion } from './useDelegationDeletion'
import { DelegationViews } from './DelegationViews'

/** Delegations as a list, or as a calendar if the address says so. */
export function DelegationsPage() {
  const isCalendar = useSearchParams()[0].get('view') === 'calendar'
  return isCalendar ? <CalendarPage /> : <DelegationList />
}

/** The choice of a person. Source: docs/assumptions.md A-521. */
function Whose({ of }: { of: string }) {
  const { t } = useTranslation('delegation')
  const navigate = useNavigate()
  return (
    <div className={styles.whose}>
      <PersonField label={t('whose')} dn={of} onChange={(dn) => void navigate(toDelegations(dn))} />
    </div>
  )
}

/** The user's own delegations, or those of another person for people who may write delegations. */
function DelegationList() {
  const { t } = useTranslation('delegation')
  const mayWrite = usePageRight('createDelegation')
  const asked = useSearchParams()[0].get('of') ?? ''
  const of = mayWrite ? asked : ''
  const whose = useMemo(() => ({ of, mayWrite }), [of, mayWrite])
  const list = useList(delegationList, whose)
  const deletion = useDelegationDeletion()
  return (
    <>
      <ListPage
        list={withoutRows(list, deletion.removed)}
        create={mayWrite && { href: toDelegationCreate({ of }), text: t('create.open') }}
        bulkActions={mayWrite ? [deletion.bulkAction] : []}
        rowActions={mayWrite && deletion.rowActions}
        above={() => (
          <div className={styles.above}>
            <DelegationViews view="list" />
            {mayWrite && <Whose of={of} />}
          </div>
        )}
      />
      {deletion.dialog}
    </>
  )
}
