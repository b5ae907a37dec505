import { Clock } from 'lucide'
import { useState } from 'react'
import { SOON_MS } from '../holderFilters'
import { Badge } from '../../../shared/ui/Badge'
import { DateTime } from '../../../shared/blocks/values/DateTime'
import { RelativeTime } from '../../../shared/blocks/values/RelativeTime'

/** The end of an assignment; nothing when it has none. */
export function ExpiryDate({ at }: { at: number | undefined }) {
  const [now] = useState(() => Date.now())
  if (at === undefined) return null
  return at - now < SOON_MS ? (
    <Badge kind="warning" icon={Clock}>
      <RelativeTime at={at} />
    </Badge>
  ) : (
    <DateTime at={at} to="day" />
  )
}
