import dayjs from 'dayjs'
import { FolderTree, IdCard, UserCheck, UsersRound } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../i18n/isolate'
import { useLocale } from '../../../i18n/useLocale'
import type { Cause, Holding } from '../model'
import { useCauseText } from './useCauseText'
import { RowItem, RowList } from '../../../shared/blocks/page/RowList'
import { Button } from '../../../shared/ui/Button'
import { Dialog } from '../../../shared/ui/Dialog'
import { Link } from '../../../shared/ui/Link'
import { Glyph } from '../../../shared/ui/Glyph'
import { ExpiryDate } from './ExpiryDate'

interface ReasonsDialogProps {
  holding: Holding
  isOwn: boolean
  /** A link to the requests for the permission. */
  requests: string | undefined
  /** The request that granted the permission, for users who may see the requests of the holder. */
  grantingRequest?: ReactNode
  onClose: () => void
}

/**
 * Every source of a person's permission, with the reasons of the requests, and pending requests.
 */
export function ReasonsDialog(props: ReasonsDialogProps) {
  const { t } = useTranslation('assignments')
  const { holding, isOwn, requests, grantingRequest, onClose } = props
  const { name, description, causes, pending, effectiveAt } = holding
  return (
    <Dialog
      isOpen
      title={t(isOwn ? 'why.title' : 'why.titleOther', { name })}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('why.close')}</Button>}
    >
      {description && <p dir="auto">{description}</p>}
      {effectiveAt !== undefined && (
        <p>{t('why.since', { day: dayjs(effectiveAt).format('YYYY-MM-DD') })}</p>
      )}
      <RowList>
        {causes.map((cause, index) => (
          <Reason key={index} cause={cause} />
        ))}
      </RowList>
      {grantingRequest}
      {requests !== undefined && <Link href={requests}>{t('why.requests')}</Link>}
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
  const { t } = useTranslation('assignments')
  const { locale } = useLocale()
  const causeText = useCauseText()
  const { requester, reason, expiresAt } = cause
  const asked = requester && t('why.asked', { name: requester })
  return (
    <RowItem
      sign={<Glyph {...SIGNS[cause.kind]} />}
      title={causeText(cause)}
      about={[asked, reason && isolate(reason, locale)].filter(Boolean).join(': ')}
      end={<ExpiryDate at={expiresAt} />}
    />
  )
}
