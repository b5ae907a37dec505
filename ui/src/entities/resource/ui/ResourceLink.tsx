import { usePageRight } from '../../navigation/usePageRight'
import { Link } from '../../../shared/ui/Link'

interface ResourceLinkProps {
  name: string
  /** The address of its page. */
  href: string
}

/** The name of a resource, which leads to its page for those who may open it. */
export function ResourceLink({ name, href }: ResourceLinkProps) {
  const mayOpen = usePageRight('resource')
  if (!mayOpen) return <bdi>{name}</bdi>
  return (
    <Link href={href}>
      <bdi>{name}</bdi>
    </Link>
  )
}
