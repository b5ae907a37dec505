import { Server } from 'lucide'
import { useTranslation } from 'react-i18next'
import { AsyncBoundary } from '../../../shared/blocks/async/AsyncBoundary'
import { RowItem, RowList } from '../../../shared/blocks/page/RowList'
import { SectionCard } from '../../../shared/blocks/page/SectionCard'
import { EmptyState } from '../../../shared/ui/EmptyState'
import { Icon } from '../../../shared/ui/Icon'
import { Skeleton } from '../../../shared/ui/Skeleton'
import { StatusBadge } from '../../request/ui/StatusBadge'
import type { PasswordState } from '../api'
import { usePasswordStates } from '../usePasswordStates'
import styles from './PasswordStates.module.css'

/** The state of a person's password in each connected system. Source: SPEC 4 "Password sync status". */
export function PasswordStates({ dn }: { dn: string }) {
  const { t } = useTranslation('passwordSync')
  const { currentData, error, refetch } = usePasswordStates(dn)
  return (
    <SectionCard title={t('title')}>
      <AsyncBoundary
        query={{ data: currentData, error, refetch }}
        skeleton={<Outline />}
        failedTitle={t('failed')}
      >
        {(states) =>
          states.length > 0 ? (
            <RowList live="polite">
              {states.map((state) => (
                <StateRow key={state.system} {...state} />
              ))}
            </RowList>
          ) : (
            <EmptyState art="nothing" level={3} title={t('none')} text={t('noneReason')} />
          )
        }
      </AsyncBoundary>
    </SectionCard>
  )
}

function StateRow({ system, code, message }: PasswordState) {
  return (
    <RowItem
      sign={<Icon of={Server} size="s" className={styles.icon} />}
      title={system}
      about={message}
      end={<StatusBadge kind="passwordSync" code={code} />}
    />
  )
}

const LINES = ['w50', 'w70', 'w50'] as const

function Outline() {
  return (
    <div className={styles.outline} aria-busy="true">
      {LINES.map((width, line) => (
        <Skeleton key={line} width={width} />
      ))}
    </div>
  )
}
