import { useTranslation } from 'react-i18next'
import type { Administrator } from '../../entities/administrator/model'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import { Banner } from '../../shared/ui/Banner'

interface RevokeDialogProps {
  administrators: readonly Administrator[]
  /** Names of domains that would have no administrator of the whole domain. */
  orphaned: readonly string[]
  /** One of the assignments belongs to the user. */
  isOwn: boolean
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/**
 * Asks before the revocation. For the last administrator of a domain, and for the user's own
 * assignment, the name has to be typed. Source: docs/assumptions.md A-524.
 */
export function RevokeDialog(props: RevokeDialogProps) {
  const { administrators, orphaned, isOwn, ...answer } = props
  const { t } = useTranslation('administrators')
  const isSevere = orphaned.length > 0 || isOwn
  const words = useWords(administrators)
  return (
    <ConfirmDialog
      kind="deletion"
      consequence={t('revoke.consequence')}
      verb={t('revoke.verb')}
      {...answer}
      {...words}
      typed={administrators.length > 1 || isSevere ? words.typed : undefined}
    >
      {isOwn && <Banner kind="warning">{t('revoke.own')}</Banner>}
      {orphaned.length > 0 && (
        <Banner kind="warning">{t('revoke.last', { domains: orphaned })}</Banner>
      )}
    </ConfirmDialog>
  )
}

/** The texts: a single administrator has the name, several have their number. */
function useWords(administrators: readonly Administrator[]) {
  const { t } = useTranslation('administrators')
  const [first, ...others] = administrators
  const count = administrators.length
  if (first && others.length === 0) {
    const { name, domainName: domain } = first
    return { title: t('revoke.titleOf', { name, domain }), affected: [], typed: name }
  }
  return {
    title: t('revoke.title', { number: count }),
    affected: administrators.map(labelOf),
    typed: count,
  }
}

const labelOf = ({ name, domainName }: Administrator) => `${name}, ${domainName}`
