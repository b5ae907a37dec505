import { CircleHelp } from 'lucide'
import { Badge } from '../../shared/ui/Badge'

/** What a card or a setting says while its state cannot be read. */
export function UnknownBadge({ children }: { children: string }) {
  return (
    <Badge kind="warning" icon={CircleHelp}>
      {children}
    </Badge>
  )
}
