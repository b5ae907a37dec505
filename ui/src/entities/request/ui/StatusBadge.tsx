import {
  CircleCheck,
  CircleDashed,
  CircleMinus,
  CircleQuestionMark,
  CircleX,
  TriangleAlert,
} from 'lucide'
import { useTranslation } from 'react-i18next'
import { Badge, type BadgeLook } from '../../../shared/ui/Badge'
import { statusOf, type StatusGroup, type StatusKind } from '../status'

/** The icon and color of each group; the icons differ, so that color is not needed. */
const LOOKS: Record<StatusGroup | 'unknown', BadgeLook> = {
  running: { kind: 'info', icon: CircleDashed },
  approved: { kind: 'success', icon: CircleCheck, isOutlined: true },
  completed: { kind: 'success', icon: CircleCheck, isIconFilled: true },
  canceled: { kind: 'neutral', icon: CircleMinus },
  error: { kind: 'danger', icon: TriangleAlert },
  denied: { kind: 'danger', icon: CircleX, isOutlined: true },
  warning: { kind: 'warning', icon: TriangleAlert },
  unknown: { kind: 'neutral', icon: CircleQuestionMark },
}

interface StatusBadgeProps {
  kind: StatusKind
  code: number | string
}

/**
 * The badge of a status of a request, a workflow, a password or a mapping: icon, color and text. Source: SPEC 4 "Icon
 * groups" and the tables before it.
 */
export function StatusBadge({ kind, code }: StatusBadgeProps) {
  const { t } = useTranslation('status')
  const status = statusOf(kind, code)
  return (
    <Badge {...LOOKS[status?.group ?? 'unknown']}>
      {status ? t(`state.${status.text}`) : t('unknown', { code: String(code) })}
    </Badge>
  )
}
