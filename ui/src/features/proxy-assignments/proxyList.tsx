import type { TFunction } from 'i18next'
import { CircleMinus } from 'lucide'
import { PrincipalList } from '../../entities/principal/ui/PrincipalList'
import type { Proxy } from '../../entities/proxy/model'
import { PersonLink } from '../../entities/quick-info/ui/PersonLink'
import { NAME_WEIGHT } from '../../shared/blocks/data-table/column'
import { nameColumn, textColumn } from '../../shared/blocks/data-table/columns'
import { defineWholeList } from '../../shared/blocks/list-page/defineList'
import { dayOf } from '../../shared/blocks/values/day'
import { DateTime } from '../../shared/blocks/values/DateTime'
import { useNow } from '../../shared/blocks/values/useNow'
import { Badge } from '../../shared/ui/Badge'
import { toUser } from '../users/routes'

const namesOf = ({ actsFor }: Proxy) => actsFor.map(({ name }) => name).join('; ')

/**
 * The list of proxy assignments. Source: SPEC 2 "Top-level sections"; docs/assumptions.md A-520.
 */
export const proxyList = defineWholeList({
  namespace: 'proxies',
  preference: 'idm.proxyList',
  texts: (t: TFunction<'proxies'>) => ({ firstUse: t('firstUse') }),
  rowId: ({ dn }: Proxy) => dn,
  rowName: ({ person }) => person.name,
  searched: (proxy) => `${proxy.person.name} ${namesOf(proxy)}`,
  sort: 'expires',
  columns: (t: TFunction<'proxies'>) => [
    nameColumn<Proxy>({
      key: 'proxy',
      label: t('column.proxy'),
      cell: ({ person: { dn, name } }) => <PersonLink dn={dn} name={name} href={toUser(dn)} />,
      text: ({ person }) => person.name,
    }),
    textColumn<Proxy>({
      key: 'actsFor',
      label: t('column.actsFor'),
      weight: NAME_WEIGHT,
      isSortable: true,
      cell: ({ actsFor }) => <PrincipalList items={actsFor} />,
      text: namesOf,
    }),
    textColumn<Proxy>({
      key: 'expires',
      label: t('column.expires'),
      isSortable: true,
      cell: ({ expiresAt }) => <Expiry at={expiresAt} t={t} />,
      text: ({ expiresAt }) => (expiresAt === undefined ? t('noEnd') : dayOf(expiresAt)),
    }),
    textColumn<Proxy>({
      key: 'notify',
      label: t('column.notify'),
      needs: 'mid',
      text: ({ isNotified }) => t(isNotified ? 'notified' : 'notNotified'),
    }),
  ],
})

function Expiry({ at, t }: { at: number | undefined; t: TFunction<'proxies'> }) {
  const now = useNow()
  if (at === undefined) return t('noEnd')
  if (at > now) return <DateTime at={at} to="day" />
  return <Badge icon={CircleMinus}>{t('ended')}</Badge>
}
