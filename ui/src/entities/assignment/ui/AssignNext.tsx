import { Info, TriangleAlert, type IconNode } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { PickerItem } from '../../../shared/blocks/entity-picker/pickerItem'
import { Icon } from '../../../shared/ui/Icon'
import type { HeldPermission } from '../holderModel'
import { useGrantApproval } from './useGrantApproval'
import styles from './AssignNext.module.css'

interface AssignNextProps {
  permission: HeldPermission
  recipients: readonly PickerItem[]
}

/** What happens to the requests: who approves them, and which need no approval. */
export function AssignNext({ permission, recipients }: AssignNextProps) {
  const { t } = useTranslation('holders')
  const approval = useGrantApproval(permission)
  const isShared = recipients.some(({ type }) => type !== 'user')
  return (
    <section className={styles.next} aria-label={t('next.title')}>
      <h3>{t('next.title')}</h3>
      <ul>
        {approval && (
          <Line icon={Info}>{approval.kind === 'NONE' ? t('next.none') : t('next.approval')}</Line>
        )}
        <Line icon={Info}>{t('next.conflict')}</Line>
        {isShared && <Line icon={TriangleAlert}>{t('next.unchecked')}</Line>}
      </ul>
    </section>
  )
}

function Line({ icon, children }: { icon: IconNode; children: string }) {
  return (
    <li className={styles.line}>
      <Icon of={icon} size="s" />
      <span>{children}</span>
    </li>
  )
}
