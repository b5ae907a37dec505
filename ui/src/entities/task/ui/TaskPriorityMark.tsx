import { ChevronsDown, ChevronsUp, Equal } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Badge, type BadgeLook } from '../../../shared/ui/Badge'
import type { TaskPriority } from '../model'

const LOOKS: Record<TaskPriority, BadgeLook> = {
  high: { kind: 'danger', icon: ChevronsUp },
  medium: { icon: Equal, isOutlined: true },
  low: { icon: ChevronsDown, isOutlined: true },
}

export function TaskPriorityMark({ priority }: { priority: TaskPriority }) {
  const { t } = useTranslation('tasks')
  return <Badge {...LOOKS[priority]}>{t(`priority.${priority}`)}</Badge>
}
