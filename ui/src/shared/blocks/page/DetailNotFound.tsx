import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { DistinguishedName } from '../../ui/DistinguishedName'

export interface DetailNotFoundProps {
  dn: string
  /** The title, `There is no such group.` */
  title: string
  /** The possible reason; the DN follows it. */
  reason: string
  /** The way to what is there. */
  list: { href: string; text: string }
}

/** There is nothing with this DN, or the signed-in person may not see it. */
export function DetailNotFound({ dn, title, reason, list }: DetailNotFoundProps) {
  return (
    <EmptyState
      art="lost"
      level={2}
      title={title}
      text={
        <>
          {reason} <DistinguishedName dn={dn} />
        </>
      }
      actions={<Button href={list.href}>{list.text}</Button>}
    />
  )
}
