import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import {
  useListAdminDomainsQuery,
  useListAdministratorColumnsQuery,
} from '../../entities/administrator/api'
import type { Named } from '../../entities/administrator/model'
import { WhyButton } from '../../entities/explanation/ui/WhyButton'
import { ListPage } from '../../shared/blocks/list-page/ListPage'
import { useList } from '../../shared/blocks/list-page/useList'
import { toWhy } from '../explain/routes'
import { AdministratorCreate } from './AdministratorCreate'
import { administratorList } from './administratorList'
import { AdministratorMatrixPage } from './AdministratorMatrixPage'
import { useRevocation } from './useRevocation'
import { AdministratorViews } from './AdministratorViews'

const NONE: readonly Named[] = []

/** The administrator assignments as a list, or as a matrix if the address says so. */
export function AdministratorsPage() {
  const isMatrix = useSearchParams()[0].get('view') === 'matrix'
  return isMatrix ? <AdministratorMatrixPage /> : <AdministratorList />
}

/** The list; people who may open the page but not see administrators get a message in it. */
function AdministratorList() {
  const { t } = useTranslation('administrators')
  const { data: columns = NONE } = useListAdministratorColumnsQuery(undefined)
  const { data: domains = NONE } = useListAdminDomainsQuery(undefined)
  const offered = useMemo(() => ({ columns, domains }), [columns, domains])
  const list = useList(administratorList, offered)
  const revocation = useRevocation()
  const [isCreating, setCreating] = useState(false)
  const mayWrite = list.query.data !== undefined && !list.query.error
  return (
    <>
      <ListPage
        list={list}
        create={mayWrite && { text: t('create.open'), onPress: () => setCreating(true) }}
        tools={<WhyButton to={toWhy()} />}
        bulkActions={[revocation.bulkAction]}
        rowActions={revocation.rowActions}
        above={() => <AdministratorViews view="list" />}
      />
      {isCreating && <AdministratorCreate onClose={() => setCreating(false)} />}
      {revocation.dialog}
    </>
  )
}
