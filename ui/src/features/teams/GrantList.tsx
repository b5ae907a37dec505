import type { TFunction } from 'i18next'
import { Ban, Plus } from 'lucide'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeamDetail, TeamDomain } from '../../entities/team/model'
import { containersOf, entityTypes, grantId, type TeamGrant } from '../../entities/team/permission'
import { useListText } from '../../i18n/useListText'
import { type Column, COLUMN_WEIGHT, NAME_WEIGHT } from '../../shared/blocks/data-table/column'
import { nameColumn, textColumn } from '../../shared/blocks/data-table/columns'
import type { ListQueryState } from '../../shared/blocks/data-table/list'
import { NameCell } from '../../shared/blocks/data-table/NameCell'
import { kindIcons } from '../../shared/blocks/entity-picker/ItemFace'
import { defineWholeList } from '../../shared/blocks/list-page/defineList'
import { ListSection } from '../../shared/blocks/list-page/ListSection'
import { useWholeList } from '../../shared/blocks/list-page/useWholeList'
import { Badge } from '../../shared/ui/Badge'
import { Button } from '../../shared/ui/Button'
import { Icon } from '../../shared/ui/Icon'
import { Tag } from '../../shared/ui/Tag'
import { permissionText } from './PermissionBoxes'
import { useGrantActions } from './useGrantActions'

/** Share of the width for the permissions on an item, which are in one line. */
const PERMISSIONS_WEIGHT = NAME_WEIGHT + COLUMN_WEIGHT

interface GrantListArgs {
  team: TeamDetail
  domain: TeamDomain
}

const grantList = defineWholeList({
  namespace: 'teams',
  texts: (t: TFunction<'teams'>, { team, domain }: GrantListArgs) => {
    const kind = t(`domain.${domain}`)
    return {
      title: t('grants.title', { kind }),
      fileName: t('grants.file', { team: team.name, kind }),
      search: t('grants.search'),
      searchHint: t('grants.search'),
      failed: t('grants.failed'),
      none: t('grants.none'),
      noMatch: (search) => t('grants.noMatch', { search }),
    }
  },
  preference: 'idm.teamPermissions',
  keepsOnly: 'pageSize',
  rowId: grantId,
  rowName: ({ name }: TeamGrant) => name,
  sort: 'name',
  columns: (t: TFunction<'teams'>): Column<TeamGrant>[] => [
    nameColumn({
      label: t('column.name'),
      cell: (grant) => <GrantName grant={grant} />,
      text: ({ name }) => name,
    }),
    textColumn({
      key: 'permissions',
      label: t('grants.permissions'),
      weight: PERMISSIONS_WEIGHT,
      cell: (grant) => <GrantPermissions grant={grant} />,
      text: ({ isExcluded, permissions }) =>
        isExcluded
          ? t('grants.leftOut')
          : permissions.map((permission) => permissionText(t, permission)).join('; '),
    }),
  ],
})

interface GrantListProps {
  team: TeamDetail
  domain: TeamDomain
  query: Omit<ListQueryState<TeamGrant>, 'data'>
  /** The permissions; undefined while they load. */
  grants: readonly TeamGrant[] | undefined
}

/** Lists the permissions of the managers in one domain. The server gives all at once. */
export function GrantList({ team, domain, query, grants }: GrantListProps) {
  const { t } = useTranslation('teams')
  const args = useMemo(() => ({ team, domain }), [team, domain])
  const list = useWholeList(grantList, { ...query, data: grants }, args)
  const { dialog, open, ...actions } = useGrantActions({ team, domain, grants: grants ?? [] })
  const tools = (
    <>
      {containersOf(grants ?? []).length > 0 && (
        <Button icon={Ban} onPress={() => open({ what: 'leaveOut' })}>
          {t('grants.leaveOut')}
        </Button>
      )}
      <Button icon={Plus} onPress={() => open({ what: 'give' })}>
        {t('grants.give')}
      </Button>
    </>
  )
  return (
    <>
      <ListSection list={list} {...(!team.isReadOnly && { tools, ...actions })} />
      {dialog}
    </>
  )
}

/** The permissions on one item, or the mark that it is excluded. */
function GrantPermissions({ grant }: { grant: TeamGrant }) {
  const { t } = useTranslation('teams')
  const listText = useListText()
  if (grant.isExcluded) return <Badge icon={Ban}>{t('grants.leftOut')}</Badge>
  return listText(grant.permissions.map((permission) => permissionText(t, permission)))
}

/** The name of an item, or of a container and so of everything in it. */
function GrantName({ grant: { domain, name, isContainer } }: { grant: TeamGrant }) {
  const { t } = useTranslation('teams')
  const type = isContainer ? 'container' : entityTypes[domain]
  return (
    <NameCell
      name={name}
      sign={<Icon of={kindIcons[type]} size="s" />}
      marks={isContainer && <Tag>{t('grants.container')}</Tag>}
    />
  )
}
