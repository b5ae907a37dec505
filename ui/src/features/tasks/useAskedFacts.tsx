import { CircleMinus, CirclePlus } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { Asked, AskedConflict } from '../../entities/task/asked'
import { useListText } from '../../i18n/useListText'
import { Badge, type BadgeLook } from '../../shared/ui/Badge'
import { DateTime } from '../../shared/blocks/values/DateTime'

type DirectionName = NonNullable<Asked['action']>

const LOOKS: Record<DirectionName, BadgeLook> = {
  grant: { icon: CirclePlus, isOutlined: true },
  revoke: { kind: 'danger', icon: CircleMinus },
}

/** What has to be known of a request before it is decided on, as far as the task tells it. */
export function useAskedFacts(asked: Asked) {
  const { t } = useTranslation('tasks')
  const { reason, effectiveAt, expiresAt, justification, conflicts } = asked
  const facts = {
    action: asked.action && <Direction of={asked.action} />,
    reason: reason !== '' && <bdi>{reason}</bdi>,
    effective: effectiveAt !== undefined && <DateTime at={effectiveAt} />,
    expires: expiresAt !== undefined && <DateTime at={expiresAt} />,
    conflict: conflicts.length > 0 && <Conflicts conflicts={conflicts} />,
    justification: justification !== '' && <bdi>{justification}</bdi>,
  }
  return Object.entries(facts).flatMap(([key, content]) =>
    content ? [{ key, label: t(`asked.${key as keyof typeof facts}`), content }] : [],
  )
}

/** Whether something is given or taken away. */
function Direction({ of }: { of: DirectionName }) {
  const { t } = useTranslation('tasks')
  return <Badge {...LOOKS[of]}>{t(`asked.${of}`)}</Badge>
}

/** The permissions of each constraint in a line. */
function Conflicts({ conflicts }: { conflicts: readonly AskedConflict[] }) {
  const listText = useListText()
  return conflicts.map(({ name, permissions }) => <div key={name}>{listText(permissions)}</div>)
}
