import { Clock } from 'lucide'
import { useState } from 'react'
import { Badge } from '../../../shared/ui/Badge'
import { DateTime } from '../../../shared/blocks/values/DateTime'
import { RelativeTime } from '../../../shared/blocks/values/RelativeTime'

/** What ends sooner is told by how long it lasts. Source: docs/assumptions.md A-306. */
const SOON_MS = 30 * 24 * 3_600_000

/** Until when something is had; nothing when it does not end. */
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
