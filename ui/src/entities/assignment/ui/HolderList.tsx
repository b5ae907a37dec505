import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ListSection } from '../../../shared/blocks/list-page/ListSection'
import { useCounted } from '../../../shared/blocks/list-page/useCounted'
import { useList } from '../../../shared/blocks/list-page/useList'
import { Switch } from '../../../shared/ui/Switch'
import type { HeldPermission, PermissionHolder } from '../holderModel'
import { isRevocable } from '../holderModel'
import type { AnswerColumn } from '../holdersApi'
import { AssignButton } from './AssignButton'
import type { HolderLinks } from './HolderCells'
import { holderList } from './listOfHolders'
import { useHolderActions } from './useHolderActions'
import { useStateCounts } from './useStateCounts'

interface HolderListProps {
  permission: HeldPermission
  /** Links of the names; the object must stay the same between renders. */
  links: HolderLinks
  /** Whether the user may assign and extend. */
  mayAssign: boolean
  mayRevoke: boolean
  /** The questions whose answers are shown; the array must stay the same between renders. */
  answers?: readonly AnswerColumn[]
}

const NONE: readonly AnswerColumn[] = []

/**
 * The holders of a role or resource with their sources; users with the right can assign, revoke and
 * extend.
 */
export function HolderList(props: HolderListProps) {
  const { permission, links, mayAssign, mayRevoke, answers = NONE } = props
  const { t } = useTranslation('holders')
  const { isWithIndirect, showIndirect } = useIndirect()
  const args = useMemo(
    () => ({ permission, isWithIndirect, links, answers }),
    [permission, isWithIndirect, links, answers],
  )
  const listed = useList(holderList, args)
  const list = useCounted(listed, 'state', useStateCounts(listed, { permission, isWithIndirect }))
  const { dialog, ...actions } = useHolderActions(permission, links, { mayAssign, mayRevoke })
  return (
    <>
      <ListSection
        list={list}
        tools={<Switch label={t('indirect')} isSelected={isWithIndirect} onChange={showIndirect} />}
        {...((mayAssign || mayRevoke) && {
          ...actions,
          rowLock: (holder: PermissionHolder) =>
            mayRevoke && !isRevocable(holder) ? lockText(t, holder) : undefined,
        })}
        {...(mayAssign && { emptyAction: <AssignButton permission={permission} links={links} /> })}
      />
      {dialog}
    </>
  )
}

const PARAMETER = 'direct'

/** Whether the list includes indirect holders; the state is stored in the address. */
function useIndirect() {
  const [params, setParams] = useSearchParams()
  const showIndirect = (isShown: boolean) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    if (isShown) next.delete(PARAMETER)
    else next.set(PARAMETER, 'true')
    setParams(next, { replace: true })
  }
  return { isWithIndirect: params.get(PARAMETER) === null, showIndirect }
}

/** A text why a row cannot be revoked, and where it can be. */
function lockText(
  t: ReturnType<typeof useTranslation<'holders'>>['t'],
  { cause: { kind, name } }: PermissionHolder,
): string {
  return kind === 'direct' ? t('lock.direct') : t(`lock.${kind}`, { name })
}
