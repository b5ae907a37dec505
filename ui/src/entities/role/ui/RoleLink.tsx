import { usePageRight } from '../../navigation/usePageRight'
import { QuickInfoLink } from '../../quick-info/ui/QuickInfoLink'

interface RoleLinkProps {
  id: string
  name: string
  /** The address of the role's page. */
  href: string
}

/** The name of a role. People who may open the page of roles get a link with quick info. */
export function RoleLink({ id, name, href }: RoleLinkProps) {
  const mayOpen = usePageRight('role')
  if (!mayOpen) return <bdi>{name}</bdi>
  return <QuickInfoLink kind="ROLE" dn={id} name={name} href={href} quiet />
}
