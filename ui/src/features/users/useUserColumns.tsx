import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { personRenderer } from '../../entities/quick-info/ui/personRenderer'
import { attributeOf, type User } from '../../entities/user/model'
import { COLUMN_WEIGHT, type Column, NAME_WEIGHT } from '../../shared/blocks/data-table/column'
import { AttributeValues } from '../../shared/blocks/values/AttributeValues'
import { toUser } from './routes'
import { UserName } from './UserName'

/** Wide enough that an address is not cut. */
const EMAIL_WEIGHT = 0.8

const renderPerson = personRenderer(toUser, true)

const ATTRIBUTES = [
  { key: 'Title', weight: COLUMN_WEIGHT },
  { key: 'Department', weight: COLUMN_WEIGHT, needs: 'mid' },
  { key: 'Email', weight: EMAIL_WEIGHT },
  { key: 'TelephoneNumber', weight: COLUMN_WEIGHT, needs: 'wide' },
  { key: 'manager', weight: COLUMN_WEIGHT, needs: 'wide' },
] as const

/**
 * The columns of the users list; stable while the language stays.
 *
 * Source: SPEC 9 "Columns and defaults"; docs/assumptions.md A-18.
 */
export function useUserColumns(): Column<User>[] {
  const { t } = useTranslation('users')
  return useMemo(
    () => [
      {
        key: 'FirstName',
        label: t('column.name'),
        isSortable: true,
        isName: true,
        weight: NAME_WEIGHT,
        cell: (user) => <UserName user={user} />,
        text: (user) => user.fullName,
      },
      ...ATTRIBUTES.map(({ key, ...frame }) => ({
        ...frame,
        key,
        label: t(`column.${key}`),
        isSortable: true,
        text: (user: User) =>
          attributeOf(user, key)
            ?.values.map(({ text }) => text)
            .join('; ') ?? '',
        cell: (user: User) => (
          <AttributeValues
            attribute={attributeOf(user, key)}
            place="cell"
            renderPerson={renderPerson}
          />
        ),
      })),
    ],
    [t],
  )
}
