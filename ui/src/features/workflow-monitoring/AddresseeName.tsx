import { useReadAddresseeQuery } from '../../entities/workflow-process/addresseeApi'
import { QuickInfoLink } from '../../entities/quick-info/ui/QuickInfoLink'
import { cnOf } from '../../shared/blocks/values/dn'
import { toUser } from '../users/routes'

/** The name of an addressee; only a person has a link, but no group and no deleted person. */
export function AddresseeName({ dn }: { dn: string }) {
  const { data } = useReadAddresseeQuery(dn)
  const name = data?.name ?? cnOf(dn)
  if (!data?.isPerson) return <bdi>{name}</bdi>
  return <QuickInfoLink kind="USER" quiet dn={dn} name={name} href={toUser(dn)} />
}
