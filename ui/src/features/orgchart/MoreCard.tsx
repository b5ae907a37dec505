import type { NodeProps } from '@xyflow/react'
import { LoaderCircle, RotateCw, Users } from 'lucide'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../shared/ui/classNames'
import { Icon } from '../../shared/ui/Icon'
import { cardIdOf } from './cardId'
import type { MoreNode } from './chartNodes'
import styles from './OrgChart.module.css'

const icons = { waiting: Users, reading: LoaderCircle, failed: RotateCw }

/** The card that loads more reports, or loads them again after a failure. */
export function MoreCard({ id, data: { shape, rest, state, isActive } }: NodeProps<MoreNode>) {
  const { t } = useTranslation('orgchart')
  return (
    <button
      id={cardIdOf(id)}
      type="button"
      tabIndex={-1}
      className={classNames(styles.mate, styles[shape], styles.more, styles[state])}
      data-active={isActive}
    >
      <Icon
        of={icons[state]}
        size="s"
        className={classNames(state === 'reading' && styles.turning)}
      />
      <span>{state === 'failed' ? t('moreFailed') : t('more', { count: rest })}</span>
    </button>
  )
}
