import { usePageRight } from '../../navigation/usePageRight'
import { QuickInfoLink } from '../../quick-info/ui/QuickInfoLink'

interface ResourceLinkProps {
  id: string
  name: string
  /** The address of its page. */
  href: string
}

/** The name of a resource; for those who may open the page of resources it tells more, and leads there. */
export function ResourceLink({ id, name, href }: ResourceLinkProps) {
  const mayOpen = usePageRight('resource')
  if (!mayOpen) return <bdi>{name}</bdi>
  return <QuickInfoLink kind="RESOURCE" dn={id} name={name} href={href} quiet />
}
