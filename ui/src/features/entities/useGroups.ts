import { useTranslation } from 'react-i18next'
import { useGetGroupingQuery } from '../../entities/entity/api'
import { inGroups, type Grouping, type Kind } from '../../entities/entity/model'
import type { FormAttribute, FormGroup } from '../../shared/blocks/entity-form/formAttribute'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

const NO_GROUPS: Grouping = {}

/** Sorts attributes into the groups of their kind. */
export type GroupsOf = (attributes: readonly FormAttribute[]) => FormGroup[]

/** The groups of a kind, or one group for all attributes when none are configured; undefined while the groups load. */
export function useGroups(kind: Kind): GroupsOf | undefined {
  const { t } = useTranslation('entities')
  const clientId = useBootstrap().client.id
  const { data: grouping = NO_GROUPS, isLoading } = useGetGroupingQuery({
    kind: kind.key,
    clientId,
  })
  if (isLoading) return undefined
  const isGrouped = Object.keys(grouping).length > 0
  return (attributes) =>
    inGroups(attributes, grouping, (group) =>
      isGrouped ? t(`attributes.${group}`) : t('attributes.all'),
    )
}
