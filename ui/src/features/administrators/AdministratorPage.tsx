import { Plus } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import {
  useListAdministratorsOfQuery,
  useListGrantsQuery,
  useListPermissionsOfQuery,
} from '../../entities/administrator/api'
import type { Administrator, Grant, Named } from '../../entities/administrator/model'
import { WhyButton } from '../../entities/explanation/ui/WhyButton'
import { usePersonName } from '../../entities/user/usePersonName'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailHead } from '../../shared/blocks/page/DetailHead'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { useNamedDn } from '../../shared/platform/routing/useNamedDn'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { Button } from '../../shared/ui/Button'
import { toWhy } from '../explain/routes'
import { AssigneeSign } from './AssigneeSign'
import { GrantMatrix } from './GrantMatrix'
import { GrantsDialog } from './GrantsDialog'
import { toAdminAssignments } from './routes'

const NONE: readonly Named[] = []

/** The permissions of a delegated administrator in a domain. */
export function AdministratorPage() {
  const { t } = useTranslation('administrators')
  const dn = useNamedDn(toAdminAssignments())
  const { domain = '' } = useParams()
  const { data: administrators, isLoading } = useListAdministratorsOfQuery(domain)
  const administrator = administrators?.find((each) => each.dn === dn)
  return (
    <>
      <BackLink to={toAdminAssignments()}>{t('title')}</BackLink>
      {isLoading ? <DetailSkeleton /> : <Permissions of={{ dn, domain, ...administrator }} />}
    </>
  )
}

type Holder = Pick<Administrator, 'dn' | 'domain'> & Partial<Administrator>

function Permissions({ of }: { of: Holder }) {
  const { dn, domain, name: known, domainName = domain, assigneeType = 'user' } = of
  const personName = usePersonName(known === undefined ? dn : '')
  const name = known ?? personName
  usePageTitle(name)
  return (
    <>
      <DetailHead
        sign={<AssigneeSign type={assigneeType} name={name} size="xl" />}
        name={name}
        dn={dn}
        actions={assigneeType === 'user' && <WhyButton to={toWhy({ who: dn })} />}
      />
      <Grants dn={dn} domain={domain} domainName={domainName} />
    </>
  )
}

interface GrantsProps {
  dn: string
  domain: string
  domainName: string
}

function Grants({ dn, domain, domainName }: GrantsProps) {
  const { t } = useTranslation('administrators')
  const query = useListGrantsQuery({ dn, domain })
  const { data: permissions = NONE } = useListPermissionsOfQuery(domain)
  const [opened, setOpened] = useState<Grant | 'new'>()
  const add = (
    <Button icon={Plus} size="small" onPress={() => setOpened('new')}>
      {t('grants.add')}
    </Button>
  )
  return (
    <SectionCard title={domainName} actions={query.data && add}>
      <AsyncBoundary query={query} skeleton={<DetailSkeleton />} failedTitle={t('grants.failed')}>
        {(grants) =>
          grants.length === 0 ? (
            <p>{t('grants.none')}</p>
          ) : (
            <GrantMatrix
              label={t('grants.of', { domain: domainName })}
              grants={grants}
              permissions={permissions}
              onChange={setOpened}
            />
          )
        }
      </AsyncBoundary>
      {opened && (
        <GrantsDialog
          administrator={{ dn, domain }}
          grant={opened === 'new' ? undefined : opened}
          permissions={permissions}
          onClose={() => setOpened(undefined)}
        />
      )}
    </SectionCard>
  )
}
