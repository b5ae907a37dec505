import { useTranslation } from 'react-i18next'
import type { Asked } from '../../entities/task/asked'
import { DateTime } from '../../shared/blocks/values/DateTime'
import { Direction } from './Direction'

/** The facts of a request that a person needs to decide, as far as the task has them. */
export function useAskedFacts(asked: Asked) {
  const { t } = useTranslation('tasks')
  const { reason, effectiveAt, expiresAt, justification } = asked
  const facts = {
    action: asked.action && <Direction of={asked.action} />,
    reason: reason !== '' && <bdi>{reason}</bdi>,
    effective: effectiveAt !== undefined && <DateTime at={effectiveAt} />,
    expires: expiresAt !== undefined && <DateTime at={expiresAt} />,
    justification: justification !== '' && <bdi>{justification}</bdi>,
  }
  return Object.entries(facts).flatMap(([key, content]) =>
    content ? [{ key, label: t(`asked.${key as keyof typeof facts}`), content }] : [],
  )
}
