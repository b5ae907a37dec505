import { CircleMinus, CirclePlus } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { Asked } from '../../entities/task/asked'
import { Badge, type BadgeLook } from '../../shared/ui/Badge'

type DirectionName = NonNullable<Asked['action']>

const LOOKS: Record<DirectionName, BadgeLook> = {
  grant: { icon: CirclePlus, isOutlined: true },
  revoke: { kind: 'danger', icon: CircleMinus },
}

/** Whether the request grants or revokes a permission. */
export function Direction({ of }: { of: DirectionName }) {
  const { t } = useTranslation('tasks')
  return <Badge {...LOOKS[of]}>{t(`asked.${of}`)}</Badge>
}
