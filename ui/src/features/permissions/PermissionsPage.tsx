import { UsersRound } from 'lucide'
import { useTranslation } from 'react-i18next'
import { ReloadButton } from '../../entities/assignment/ui/ReloadButton'
import { useHoldingColumns } from '../../entities/assignment/ui/useHoldingColumns'
import { useReasons } from '../../entities/assignment/ui/useReasons'
import { useRevocation } from '../../entities/assignment/ui/useRevocation'
import { useIsSteward } from '../../entities/user/useIsSteward'
import { ListPage } from '../../shared/blocks/list-page/ListPage'
import { useList } from '../../shared/blocks/list-page/useList'
import { GiveBackDialog } from './GiveBackDialog'
import { permissionList } from './permissionList'
import { toSameAccess } from './routes'
import { useRenewal } from './useRenewal'
import { useToCatalogue } from './useToCatalogue'

/** The roles and resources of the signed-in person: their source, their end date, and their actions. */
export function PermissionsPage() {
  const { t } = useTranslation('permissions')
  const isSteward = useIsSteward()
  const reasons = useReasons({ isOwn: true })
  const list = useList(permissionList, useHoldingColumns({ onWhy: reasons.ask }))
  const revocation = useRevocation()
  const renewal = useRenewal()
  const catalogue = useToCatalogue()
  const same = { href: toSameAccess(), text: t('same.open'), icon: UsersRound }
  return (
    <>
      <ListPage
        list={list}
        create={isSteward && same}
        tools={<ReloadButton query={list.query} />}
        first={catalogue.way}
        bulkActions={revocation.actions.bulkActions}
        rowActions={(holding) => [
          ...reasons.rowActions(holding),
          ...renewal.rowActions(holding),
          ...catalogue.rowActions(holding),
          ...revocation.actions.rowActions(holding),
        ]}
      />
      {reasons.dialog}
      {renewal.dialog}
      {revocation.asked && <GiveBackDialog {...revocation.asked} onClose={revocation.close} />}
    </>
  )
}
