import { Folder, Info, TriangleAlert, UserCheck, Users, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { neededOf, type Approval } from '../../../shared/blocks/approval/approval'
import type { PickerItem } from '../../../shared/blocks/entity-picker/pickerItem'
import { FirstFew } from '../../../shared/ui/FirstFew'
import { Icon } from '../../../shared/ui/Icon'
import type { GroupSizes } from '../../group/useGroupSizes'
import styles from './AssignNext.module.css'

interface AssignNextProps {
  /** Undefined while it loads, and when it is hidden. */
  approval: Approval | undefined
  recipients: readonly PickerItem[]
  sizeOf: GroupSizes['sizeOf']
  /** DNs of the people who would violate a constraint. */
  clashing: ReadonlySet<string>
}

/**
 * The next steps of the requests: the approvals for each recipient, and the people who get the
 * permission.
 */
export function AssignNext({ approval, recipients, sizeOf, clashing }: AssignNextProps) {
  const { t } = useTranslation('holders')
  const stepsOf = useStepsText(approval)
  const thenOf = useThenText(sizeOf, clashing)
  const isShared = recipients.some(({ type }) => type !== 'user')
  return (
    <section className={styles.next} aria-label={t('next.title')}>
      <h3>{t('next.title')}</h3>
      {approval && (
        <FirstFew
          lines={recipients}
          id={({ type, id }) => `${type} ${id}`}
          draw={(each) => (
            <Line icon={clashing.has(each.id) ? TriangleAlert : iconOf(each)}>
              {stepsOf(each.name)} {thenOf(each)}
            </Line>
          )}
        />
      )}
      <ul>
        {approval && recipients.length === 0 && (
          <li>
            <Line icon={Info}>
              {approval.kind === 'NONE' ? t('next.none') : t('next.approval')}
            </Line>
          </li>
        )}
        <li>
          <Line icon={Info}>{t('next.conflict')}</Line>
        </li>
        {isShared && (
          <li>
            <Line icon={TriangleAlert}>{t('next.unchecked')}</Line>
          </li>
        )}
      </ul>
    </section>
  )
}

function Line({ icon, children }: { icon: IconNode; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <Icon of={icon} size="s" />
      <span>{children}</span>
    </div>
  )
}

function iconOf({ type }: PickerItem): IconNode {
  if (type === 'user') return UserCheck
  return type === 'group' ? Users : Folder
}

/** A text about the approvals that a request for a recipient needs. */
function useStepsText(approval: Approval | undefined) {
  const { t } = useTranslation('holders')
  const { kind, approvers = [], quorum = 0, definition } = approval ?? {}
  const all = approvers.length
  return (name: string) => {
    if (kind === 'NONE') return t('next.step.none', { name })
    if (kind === 'SERIAL' && all > 0) return t('next.step.serial', { name, number: all })
    if (kind === 'QUORUM' && all > 0)
      return t('next.step.quorum', { name, needed: neededOf(all, quorum), all })
    if (definition) return t('next.step.workflow', { name, workflow: definition.name })
    return t('next.step.some', { name })
  }
}

/**
 * A text about the people who get the permission in the end, or about a conflict that prevents it.
 */
function useThenText(sizeOf: GroupSizes['sizeOf'], clashing: ReadonlySet<string>) {
  const { t } = useTranslation('holders')
  return ({ type, id }: PickerItem) => {
    if (type === 'user') return clashing.has(id) && t('next.then.conflict')
    const members = type === 'group' ? sizeOf(id) : undefined
    return members === undefined ? t('next.then.shared') : t('next.then.group', { members })
  }
}
