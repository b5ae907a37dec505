import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { DistinguishedName } from '../../ui/DistinguishedName'

export interface DetailNotFoundProps {
  dn: string
  /** The title, `There is no such group.` */
  title: string
  /** The possible reason; the DN follows it. */
  reason: string
  /** A link to the list of records. */
  list: { href: string; text: string }
}

/** Says that no record has this DN, or that the signed-in person may not see it. */
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
