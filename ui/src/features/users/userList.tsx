import type { TFunction } from 'i18next'
import { Lock } from 'lucide'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { personRenderer } from '../../entities/quick-info/ui/personRenderer'
import { QuickInfoLink } from '../../entities/quick-info/ui/QuickInfoLink'
import { listUsers, useListPersonAttributesQuery } from '../../entities/user/api'
import { attributeOf, type PersonAttribute, type User } from '../../entities/user/model'
import { COLUMN_WEIGHT, type Column } from '../../shared/blocks/data-table/column'
import { nameColumn } from '../../shared/blocks/data-table/columns'
import { NameCell } from '../../shared/blocks/data-table/NameCell'
import { type Asking, defineList } from '../../shared/blocks/list-page/defineList'
import { AttributeValues } from '../../shared/blocks/values/AttributeValues'
import { attributesSetting } from '../../shared/platform/session/clientSettings'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Avatar } from '../../shared/ui/Avatar'
import { Icon } from '../../shared/ui/Icon'
import { toUser } from './routes'
import styles from './userList.module.css'

/** Share of the width that fits an email address. */
const EMAIL_WEIGHT = 0.8

/** Source: SPEC 9 "Columns and defaults"; docs/assumptions.md A-18. */
const ATTRIBUTES = [
  { key: 'Title', weight: COLUMN_WEIGHT },
  { key: 'Department', weight: COLUMN_WEIGHT, needs: 'mid' },
  { key: 'Email', weight: EMAIL_WEIGHT },
  { key: 'TelephoneNumber', weight: COLUMN_WEIGHT, needs: 'wide' },
  { key: 'manager', weight: COLUMN_WEIGHT, needs: 'wide' },
] as const

/** The attribute by which the column of the name sorts. */
const NAME = 'FirstName'

const noAttributes: readonly PersonAttribute[] = []

/** Source: SPEC 9 "Columns and defaults", advanced search attributes. */
const ADVANCED = ['FirstName', 'LastName', 'Email', 'TelephoneNumber'] as const

const renderPerson = personRenderer(toUser, true)

interface UserListArgs {
  clientId: string
  /** The title of the page. */
  title: string
  /** Attributes for search and filters. */
  lookups: readonly { key: string; label: string }[]
  /** All attributes that the directory has for people. */
  attributes: readonly PersonAttribute[]
}

/** Users; the filters are the server's advanced search. Source: SPEC 9 "Paging and search". */
export const userList = defineList({
  namespace: 'users',
  texts: (t: TFunction<'users'>, { title }) => ({ title, fileName: t('title') }),
  preference: 'idm.userList',
  endpoint: listUsers,
  ask: ({ list, args: { clientId, lookups }, columns, isForFile }: Asking<User, UserListArgs>) => ({
    list,
    clientId,
    searched: lookups.map(({ key }) => key),
    shown: columns.map(({ key }) => key),
    ...(isForFile && { hasPhotos: false }),
  }),
  rowId: ({ dn }) => dn,
  rowName: ({ fullName }) => fullName,
  sort: NAME,
  isEitherOr: true,
  filters: (_t, { lookups }) => lookups.map((attribute) => ({ ...attribute, kind: 'text' })),
  columns: (t: TFunction<'users'>, { attributes }): Column<User>[] => [
    nameColumn({
      key: NAME,
      label: t('column.name'),
      cell: (user) => <UserName user={user} />,
      text: ({ fullName }) => fullName,
    }),
    ...ATTRIBUTES.map(({ key, ...frame }) =>
      attributeColumn({ ...frame, key, label: t(`column.${key}`), isSortable: true }),
    ),
    ...attributes
      .filter(({ key }) => key !== NAME && ATTRIBUTES.every((usual) => usual.key !== key))
      .map((attribute) =>
        attributeColumn({ ...attribute, weight: COLUMN_WEIGHT, needs: 'wide', isExtra: true }),
      ),
  ],
})

function attributeColumn({ key, ...head }: Omit<Column<User>, 'cell' | 'text'>): Column<User> {
  return {
    key,
    ...head,
    text: (user) =>
      attributeOf(user, key)
        ?.values.map(({ text }) => text)
        .join('; ') ?? '',
    cell: (user) => (
      <AttributeValues
        attribute={attributeOf(user, key)}
        place="cell"
        renderPerson={renderPerson}
      />
    ),
  }
}

/**
 * The arguments of the list; client settings name the attributes for search and filters. Source: SPEC 3 "Client
 * settings", searchLookup; SPEC 9 "Columns and defaults".
 */
export function useUserListArgs(title: string): UserListArgs {
  const { t } = useTranslation('users')
  const { id: clientId, config } = useBootstrap().client
  const { data: attributes = noAttributes } = useListPersonAttributesQuery(clientId)
  return useMemo(() => {
    const configured = attributesSetting(config, 'customization', 'searchLookup')
    const usual = ADVANCED.map((key) => ({ key, label: t(`filter.${key}`) }))
    const lookups = configured.length > 0 ? configured : usual
    return { clientId, title, lookups, attributes }
  }, [clientId, config, title, t, attributes])
}

/** Avatar, name, account name, and a lock when the login is disabled. */
function UserName({ user: { dn, fullName: name, photo, cn, isLoginDisabled } }: { user: User }) {
  return (
    <NameCell
      name={name}
      sign={<Avatar name={name} image={photo} className={styles.face} />}
      link={
        <QuickInfoLink kind="USER" dn={dn} name={name} href={toUser(dn)} quiet className="cut" />
      }
      marks={isLoginDisabled && <DisabledLogin />}
      line={<bdi className="cut">{cn}</bdi>}
    />
  )
}

function DisabledLogin() {
  const { t } = useTranslation('users')
  return <Icon of={Lock} size="xs" label={t('loginDisabled')} />
}
