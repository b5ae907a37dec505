import { UserRoundX } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  listAdministratorsOf,
  useRevokeAdministratorsMutation,
} from '../../entities/administrator/api'
import { orphanedDomains } from '../../entities/administrator/lastAdministrator'
import type { Administrator } from '../../entities/administrator/model'
import { factReader } from '../../entities/explanation/facts'
import type { BulkAction, RowAction } from '../../shared/blocks/data-table/action'
import { freshly } from '../../shared/platform/api/read'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { RevokeDialog } from './RevokeDialog'

interface Asked {
  administrators: readonly Administrator[]
  orphaned: readonly string[]
  isOwn: boolean
  onRevoked: () => void
}

/**
 * Revokes assignments; the question before it knows whether a domain loses its last administrator.
 */
export function useRevocation() {
  const { t } = useTranslation('administrators')
  const dispatch = useAppDispatch()
  const readOrphaned = useOrphaned()
  const readIsOwn = useIsOwn()
  const [revoke] = useRevokeAdministratorsMutation()
  const [asked, setAsked] = useState<Asked>()
  const ask = async (
    administrators: readonly Administrator[],
    onRevoked: () => void = () => undefined,
  ) => {
    const orphaned = await readOrphaned(administrators)
    setAsked({ administrators, onRevoked, orphaned, isOwn: await readIsOwn(administrators) })
  }
  const send = async ({ administrators, onRevoked }: Asked) => {
    await revoke(administrators).unwrap()
    const number = administrators.length
    dispatch(showFeedback({ status: 200, text: t('revoke.done', { number }) }))
    onRevoked()
  }
  const action = { id: 'revoke', label: t('revoke.open'), icon: UserRoundX }
  const bulkAction: BulkAction<Administrator> = {
    ...action,
    takes: 'rows',
    onAction: ({ rows, clear }) => void ask(rows, clear),
  }
  return {
    rowActions: (row: Administrator): RowAction[] => [
      { ...action, isDestructive: true, onAction: () => void ask([row]) },
    ],
    bulkAction,
    dialog: asked && (
      <RevokeDialog {...asked} onConfirm={() => send(asked)} onClose={() => setAsked(undefined)} />
    ),
  }
}

/** Whether an assignment belongs to the user, directly or by a group, a container or a role. */
function useIsOwn() {
  const dispatch = useAppDispatch()
  const ownDn = useBootstrap().user.dn
  return async (administrators: readonly Administrator[]) => {
    const { meaning, subject } = factReader(dispatch)
    const own = await meaning(await subject(ownDn), administrators)
    return own.length > 0
  }
}

/**
 * Finds domains that lose their last administrator; a domain that fails to load counts as one of
 * them.
 */
function useOrphaned() {
  const dispatch = useAppDispatch()
  return async (administrators: readonly Administrator[]) => {
    const domains = [...new Set(administrators.map(({ domain }) => domain))]
    const found = await Promise.all(
      domains.map((domain) => dispatch(listAdministratorsOf.initiate(domain, freshly))),
    )
    return orphanedDomains(
      administrators,
      found.flatMap(({ data = [] }) => data),
      Date.now(),
    )
  }
}
