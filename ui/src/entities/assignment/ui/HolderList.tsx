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
  /** Where the names lead; keep it stable between renders. */
  links: HolderLinks
  /** Lets people assign and extend. */
  mayAssign: boolean
  mayRevoke: boolean
  /** The questions whose answers are shown; keep them stable between renders. */
  answers?: readonly AnswerColumn[]
}

const NONE: readonly AnswerColumn[] = []

/** Who has a role or a resource, and why; assigned, revoked and extended by those who may. */
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

/** Whether those are listed, too, who have it through something else; in the address. */
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

/** Why a row cannot be revoked, and where to go. */
function lockText(
  t: ReturnType<typeof useTranslation<'holders'>>['t'],
  { cause: { kind, name } }: PermissionHolder,
): string {
  return kind === 'direct' ? t('lock.direct') : t(`lock.${kind}`, { name })
}
