import { skipToken } from '@reduxjs/toolkit/query/react'
import { ShieldAlert } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useReadIsAdminQuery } from '../../entities/administrator/api'
import { useListMembershipsQuery } from '../../entities/group/api'
import { exposureOf, type Exposure as Exposed } from '../../entities/proxy/exposure'
import type { Proxy } from '../../entities/proxy/model'
import { PersonLink } from '../../entities/quick-info/ui/PersonLink'
import { PersonField } from '../../entities/user/ui/PersonField'
import { usePersonName } from '../../entities/user/usePersonName'
import { RowItem, RowList } from '../../shared/blocks/page/RowList'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { DateTime } from '../../shared/blocks/values/DateTime'
import { useNow } from '../../shared/blocks/values/useNow'
import { Badge } from '../../shared/ui/Badge'
import { Banner } from '../../shared/ui/Banner'
import { toUser } from '../users/routes'
import styles from './Exposure.module.css'

const PARAMETER = 'for'

/**
 * The people who could act as a person now, with their assignments; the person is in the address.
 */
export function Exposure({ proxies }: { proxies: readonly Proxy[] }) {
  const { t } = useTranslation('proxies')
  const [params, setParams] = useSearchParams()
  const dn = params.get(PARAMETER) ?? ''
  const show = (chosen = '') => {
    const next = new URLSearchParams(params)
    if (chosen === '') next.delete(PARAMETER)
    else next.set(PARAMETER, chosen)
    setParams(next, { replace: true })
  }
  return (
    <div className={styles.exposure}>
      <div className={styles.field}>
        <PersonField label={t('exposure.field')} dn={dn || undefined} onChange={show} />
      </div>
      {dn !== '' && <ActingFor dn={dn} proxies={proxies} />}
    </div>
  )
}

function ActingFor({ dn, proxies }: { dn: string; proxies: readonly Proxy[] }) {
  const { t } = useTranslation('proxies')
  const name = usePersonName(dn)
  const { currentData: groups, isError } = useListMembershipsQuery(dn)
  const now = useNow()
  const person = { dn, groups: (groups ?? []).map((group) => group.dn) }
  const exposed = exposureOf(proxies, person, now)
  const isKnown = groups !== undefined || isError
  return (
    <SectionCard title={t('exposure.title', { name })} actions={<Power dn={dn} />}>
      <Stack>
        {isError && <Banner kind="warning">{t('exposure.unknown')}</Banner>}
        {isKnown && exposed.length > 0 && <Acting exposed={exposed} />}
        {groups && exposed.length === 0 && <p>{t('exposure.none', { name })}</p>}
      </Stack>
    </SectionCard>
  )
}

function Acting({ exposed }: { exposed: readonly Exposed[] }) {
  const { t } = useTranslation('proxies')
  return (
    <>
      <RowList live="polite">
        {exposed.map((each) => (
          <ActingRow key={each.proxy.dn} exposed={each} />
        ))}
      </RowList>
      <p>{t('exposure.since')}</p>
    </>
  )
}

function ActingRow({ exposed: { proxy, by } }: { exposed: Exposed }) {
  const { t } = useTranslation('proxies')
  const { person, expiresAt } = proxy
  const words = {
    group: t('exposure.group', { name: by.name }),
    container: t('exposure.container', { name: by.name }),
  }
  return (
    <RowItem
      sign={null}
      title={<PersonLink dn={person.dn} name={person.name} href={toUser(person.dn)} />}
      about={by.type === 'group' || by.type === 'container' ? words[by.type] : t('exposure.direct')}
      end={expiresAt === undefined ? t('noEnd') : <DateTime at={expiresAt} to="day" />}
    />
  )
}

/** The administrator rights that a proxy gets from the person acted for. */
function Power({ dn }: { dn: string }) {
  const { t } = useTranslation('proxies')
  const { currentData: isWhole } = useReadIsAdminQuery({ dn, level: 1 })
  const { currentData: isPart } = useReadIsAdminQuery(
    isWhole === false ? { dn, level: 2 } : skipToken,
  )
  if (!isWhole && !isPart) return null
  return (
    <Badge kind="warning" icon={ShieldAlert}>
      {t(isWhole ? 'exposure.whole' : 'exposure.part')}
    </Badge>
  )
}
