import { usePageRight } from '../../navigation/usePageRight'
import { QuickInfoLink } from '../../quick-info/ui/QuickInfoLink'

interface ResourceLinkProps {
  id: string
  name: string
  /** The address of the resource's page. */
  href: string
}

/** The name of a resource. People who may open the page of resources get a link with quick info. */
export function ResourceLink({ id, name, href }: ResourceLinkProps) {
  const mayOpen = usePageRight('resource')
  if (!mayOpen) return <bdi>{name}</bdi>
  return <QuickInfoLink kind="RESOURCE" dn={id} name={name} href={href} quiet />
}
