import { UserRoundX } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  listAdministratorsOf,
  useRevokeAdministratorsMutation,
} from '../../entities/administrator/api'
import { orphanedDomains } from '../../entities/administrator/lastAdministrator'
import type { Administrator } from '../../entities/administrator/model'
import type { BulkAction, RowAction } from '../../shared/blocks/data-table/action'
import { freshly } from '../../shared/platform/api/read'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { RevokeDialog } from './RevokeDialog'

interface Asked {
  administrators: readonly Administrator[]
  orphaned: readonly string[]
  onRevoked: () => void
}

/** Takes domains from administrators, after a question that knows whether anybody else is left. */
export function useRevocation() {
  const { t } = useTranslation('administrators')
  const dispatch = useAppDispatch()
  const ownDn = useBootstrap().user.dn
  const readOrphaned = useOrphaned()
  const [revoke] = useRevokeAdministratorsMutation()
  const [asked, setAsked] = useState<Asked>()
  const ask = async (
    administrators: readonly Administrator[],
    onRevoked: () => void = () => undefined,
  ) => setAsked({ administrators, onRevoked, orphaned: await readOrphaned(administrators) })
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
      <RevokeDialog
        {...asked}
        isOwn={asked.administrators.some(({ dn }) => dn === ownDn)}
        onConfirm={() => send(asked)}
        onClose={() => setAsked(undefined)}
      />
    ),
  }
}

/** A domain that cannot be read counts as left alone. */
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
