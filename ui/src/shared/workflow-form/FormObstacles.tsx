import { useTranslation } from 'react-i18next'
import { useListText } from '../../i18n/useListText'
import { EmptyState } from '../ui/EmptyState'
import type { Obstacles } from './obstacles'

/** Stands for a form that the console cannot show: why, and what the person can do. */
export function FormObstacles({ hasForeignScripts, unknownTypes }: Obstacles) {
  const { t } = useTranslation('workflowForm')
  const listText = useListText()
  const reasons = [
    ...(hasForeignScripts ? [t('obstacle.scripts')] : []),
    ...(unknownTypes.length > 0 ? [t('obstacle.types', { types: listText(unknownTypes) })] : []),
  ]
  return (
    <EmptyState
      art="locked"
      title={t('obstacle.title')}
      text={`${reasons.join(' ')} ${t('obstacle.advice')}`}
    />
  )
}
