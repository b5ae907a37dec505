import { Ban, Plus } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { TeamDetail, TeamDomain } from '../../entities/team/model'
import { grantId, type TeamGrant } from '../../entities/team/permission'
import { useLocale } from '../../i18n/useLocale'
import { CsvExportButton } from '../../shared/blocks/list-page/CsvExportButton'
import { useCsvExport } from '../../shared/blocks/list-page/useCsvExport'
import type { ListQueryState } from '../../shared/blocks/data-table/list'
import { ListSheet } from '../../shared/blocks/data-table/ListSheet'
import { useListing } from '../../shared/blocks/listing/useListing'
import { Button } from '../../shared/ui/Button'
import { containersOf, shownGrants } from './grantRows'
import styles from './TeamMembers.module.css'
import { useGrantActions } from './useGrantActions'
import { useGrantColumns } from './useGrantColumns'

const LISTING = {
  pageSizePreference: 'idm.teamPermissions.pageSize',
  sort: { column: 'name', order: 'asc' },
} as const

interface GrantListProps {
  team: TeamDetail
  domain: TeamDomain
  query: Omit<ListQueryState<TeamGrant>, 'data'>
  /** undefined until they are read. */
  grants: readonly TeamGrant[] | undefined
}

/** What the managers may do with the things of one kind; the server gives all at once. */
export function GrantList({ team, domain, query, grants }: GrantListProps) {
  const { t } = useTranslation('teams')
  const { intlLocale } = useLocale()
  const listing = useListing(LISTING)
  const columns = useGrantColumns()
  const shown = grants && shownGrants(grants, listing.list, intlLocale)
  const kind = t(`domain.${domain}`)
  const title = t('grants.title', { kind })
  const csv = useCsvExport<TeamGrant>({
    title: t('grants.file', { team: team.name, kind }),
    columns,
    list: listing.list,
    readPage: (list) => Promise.resolve(shownGrants(grants ?? [], list, intlLocale)),
  })
  const { dialog, open, ...actions } = useGrantActions({ team, domain, grants: grants ?? [] })
  return (
    <>
      <div className={styles.tools}>
        <CsvExportButton csv={csv} />
        {!team.isReadOnly && (
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
        )}
      </div>
      <ListSheet
        isWhole
        texts={{
          title,
          search: t('grants.search'),
          searchHint: t('grants.search'),
          failed: t('grants.failed'),
          none: t('grants.none'),
          noMatch: (search) => t('grants.noMatch', { search }),
          tooMany: t('grants.failed'),
        }}
        listing={listing}
        query={{ ...query, data: shown }}
        columns={columns}
        rowId={grantId}
        rowName={({ name }) => name}
        {...(!team.isReadOnly && actions)}
      />
      {dialog}
    </>
  )
}
