import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import { EmptyState } from '../../ui/EmptyState'
import type { Obstacles } from './obstacles'

interface FormObstaclesProps extends Obstacles {
  elsewhere: ReactNode
}

/** Replaces a form that the console cannot show; it says why, and what the person can do. */
export function FormObstacles({ foreignOrigins, unknownTypes, elsewhere }: FormObstaclesProps) {
  const { t } = useTranslation('workflowForm')
  const listText = useListText()
  const reasons = [
    ...(foreignOrigins.length > 0
      ? [t('obstacle.scripts', { origins: listText(foreignOrigins) })]
      : []),
    ...(unknownTypes.length > 0 ? [t('obstacle.types', { types: listText(unknownTypes) })] : []),
  ]
  return (
    <EmptyState
      art="locked"
      title={t('obstacle.title')}
      text={`${reasons.join(' ')} ${t('obstacle.advice')}`}
      actions={elsewhere}
    />
  )
}
