import { CircleCheck, Lock } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useListText } from '../../i18n/useListText'
import { useListAdminDomainsQuery } from '../../entities/administrator/api'
import { readPageRights } from '../../entities/navigation/api'
import { pageGrants, type PageGrant } from '../../entities/navigation/pageGrants'
import { usePageName } from '../../entities/navigation/usePageName'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { RowItem, RowList } from '../../shared/blocks/page/RowList'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Icon } from '../../shared/ui/Icon'
import { Skeleton } from '../../shared/ui/Skeleton'
import type { PageRights } from '../../entities/navigation/api'

const KEYS = Object.keys(pageGrants)

/** Lists the pages for administrators, hidden pages first. */
export function HiddenPages() {
  const { t } = useTranslation('explain')
  const query = readPageRights.useQuery(KEYS)
  return (
    <SectionCard title={t('own.pages')}>
      <AsyncBoundary
        query={query}
        skeleton={<Skeleton shape="big" />}
        failedTitle={t('own.failed')}
      >
        {(rights) => <Pages rights={rights} />}
      </AsyncBoundary>
    </SectionCard>
  )
}

function Pages({ rights: { pages } }: { rights: PageRights }) {
  const { t } = useTranslation('explain')
  const pageName = usePageName()
  const grantText = useGrantText()
  const isOpen = (key: string) => pages[key] === true
  const ordered = KEYS.toSorted((one, other) => Number(isOpen(one)) - Number(isOpen(other)))
  return (
    <RowList>
      {ordered.map((key) => (
        <RowItem
          key={key}
          sign={<Icon of={isOpen(key) ? CircleCheck : Lock} />}
          title={pageName(key)}
          about={isOpen(key) ? t('own.open') : grantText(pageGrants[key] ?? [])}
        />
      ))}
    </RowList>
  )
}

/** A text that names the administrators who see a page. */
function useGrantText() {
  const { t } = useTranslation('explain')
  const listText = useListText()
  const { data: domains = [] } = useListAdminDomainsQuery(undefined)
  return (grants: readonly PageGrant[]) => {
    const administrators = grants.map(({ domain, isWhole }) => {
      const name = domains.find(({ key }) => key === domain)?.name ?? domain
      return t(isWhole ? 'own.whole' : 'own.part', { domain: name })
    })
    return t('own.hidden', { administrators: listText(administrators) })
  }
}
