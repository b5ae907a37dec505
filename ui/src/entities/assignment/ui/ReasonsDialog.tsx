import { FolderTree, IdCard, UserCheck, UsersRound } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { Cause, Holding } from '../../entities/assignment/model'
import { useCauseText } from '../../entities/assignment/ui/useCauseText'
import { RowItem, RowList } from '../../shared/blocks/page/RowList'
import { Button } from '../../shared/ui/Button'
import { Dialog } from '../../shared/ui/Dialog'
import { Glyph } from '../../shared/ui/Glyph'
import { ExpiryDate } from './ExpiryDate'

interface ReasonsDialogProps {
  holding: Holding
  onClose: () => void
}

/** Every way in which somebody has one thing, what was written when it was asked for, and what is on its way. */
export function ReasonsDialog({ holding, onClose }: ReasonsDialogProps) {
  const { t } = useTranslation('permissions')
  const { name, description, causes, pending } = holding
  return (
    <Dialog
      isOpen
      title={t('why.title', { name })}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('why.close')}</Button>}
    >
      {description && <p dir="auto">{description}</p>}
      <RowList>
        {causes.map((cause, index) => (
          <Reason key={index} cause={cause} />
        ))}
      </RowList>
      {pending.length > 0 && <p>{t('why.pending', { states: pending.join('; ') })}</p>}
    </Dialog>
  )
}

const SIGNS = {
  user: { of: UserCheck, tint: 'thing' },
  group: { of: UsersRound, tint: 'group' },
  container: { of: FolderTree, tint: 'thing' },
  subtree: { of: FolderTree, tint: 'thing' },
  role: { of: IdCard, tint: 'role' },
} as const

function Reason({ cause }: { cause: Cause }) {
  const { t } = useTranslation('permissions')
  const causeText = useCauseText()
  const { requester, reason, expiresAt } = cause
  const asked = requester && t('why.asked', { name: requester })
  return (
    <RowItem
      sign={<Glyph {...SIGNS[cause.kind]} />}
      title={causeText(cause)}
      about={[asked, reason].filter(Boolean).join(': ')}
      end={<ExpiryDate at={expiresAt} />}
    />
  )
}
