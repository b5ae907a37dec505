import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role } from '../../entities/role/model'
import { roleTab } from '../../entities/role/pickerTab'
import {
  type AdditionOutcome,
  type RelationSide,
  useAddRelatedRolesMutation,
} from '../../entities/role/relationsApi'
import { useListText } from '../../i18n/useListText'
import { AddDialog } from '../../shared/blocks/related-list/AddDialog'
import { linkedOutcome } from '../../shared/platform/store/outcome'
import { toRole } from './routes'
import { useRelationImpact } from './useRelationImpact'

interface AddRelatedRolesProps {
  role: Role
  side: RelationSide
  /** The levels of the roles that can be added. */
  levels: readonly number[]
  onClose: () => void
}

/** Lets roles of lower or higher levels be contained in a role, or contain it. */
export function AddRelatedRoles({ role, side, levels, onClose }: AddRelatedRolesProps) {
  const { t } = useTranslation('roles')
  const tabs = useMemo(() => [roleTab({ levels, needColumnLevel: true })] as const, [levels])
  const [add] = useAddRelatedRolesMutation()
  const tell = useAdditionText()
  return (
    <AddDialog
      title={t(`relations.${side}.add`)}
      verb={t('relations.add')}
      label={t(`relations.${side}.title`)}
      hint={t(`relations.${side}.hint`)}
      tabs={tabs}
      draftName={`add ${side} ${role.id}`}
      misfit={({ name, level }) =>
        level === undefined || levels.includes(level)
          ? undefined
          : t(`relations.${side}.misfit`, { name })
      }
      send={async (others, reason) =>
        leading(await add({ role: role.id, side, others, reason }).unwrap(), (id) =>
          toRole(side === 'children' ? id : role.id, 'requests'),
        )
      }
      tell={tell}
      useConsequences={useRelationImpact(role, side, 'added')}
      onClose={onClose}
    />
  )
}

/** What is there already leads to its page, what waits to the requests of the lower role. */
function leading(outcome: AdditionOutcome, toRequests: (id: string) => string): AdditionOutcome {
  const waiting = new Set(outcome.asked.map(({ id }) => id))
  const succeeded = outcome.succeeded.map((each) =>
    waiting.has(each.id) ? { ...each, path: toRequests(each.id) } : each,
  )
  return linkedOutcome({ ...outcome, succeeded }, toRole)
}

/** What waits for an approval is not there yet, whatever the server calls a success. */
function useAdditionText() {
  const { t } = useTranslation('roles')
  const listText = useListText()
  return ({ success, succeeded, failed, asked }: AdditionOutcome) => {
    if (!success) return t('relations.notAdded', { total: failed.length })
    if (asked.length === 0) return t('relations.added', { total: succeeded.length })
    return t('relations.asked', { names: listText(asked.map(({ id, name = id }) => name)) })
  }
}
