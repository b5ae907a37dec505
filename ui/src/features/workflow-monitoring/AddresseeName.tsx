import { useReadAddresseeQuery } from '../../entities/workflow-process/addresseeApi'
import { QuickInfoLink } from '../../entities/quick-info/ui/QuickInfoLink'
import { cnOf } from '../../shared/blocks/values/dn'
import { toUser } from '../users/routes'

/** Somebody who has a task, by name; of a group or of who is gone without a page. */
export function AddresseeName({ dn }: { dn: string }) {
  const { data } = useReadAddresseeQuery(dn)
  const name = data?.name ?? cnOf(dn)
  if (!data?.isPerson) return <bdi>{name}</bdi>
  return <QuickInfoLink kind="USER" quiet dn={dn} name={name} href={toUser(dn)} />
}
