import { usePageRight } from '../../navigation/usePageRight'
import { QuickInfoLink } from '../../quick-info/ui/QuickInfoLink'

interface RoleLinkProps {
  id: string
  name: string
  /** The address of its page. */
  href: string
}

/** The name of a role; for those who may open the page of roles it tells more, and leads there. */
export function RoleLink({ id, name, href }: RoleLinkProps) {
  const mayOpen = usePageRight('role')
  if (!mayOpen) return <bdi>{name}</bdi>
  return <QuickInfoLink kind="ROLE" dn={id} name={name} href={href} quiet />
}
