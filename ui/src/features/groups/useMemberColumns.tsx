import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonLink } from '../../entities/quick-info/ui/PersonLink'
import { type Column, NAME_WEIGHT } from '../../shared/data-table/column'
import type { PickerItem } from '../../shared/entity-picker/pickerItem'
import { toUser } from '../users/routes'

/** The columns of the members of a group: people whose name and DN alone are known. */
export function useMemberColumns(): Column<PickerItem>[] {
  const { t } = useTranslation('groups')
  return useMemo(
    () => [
      {
        key: 'name',
        label: t('column.name'),
        isSortable: true,
        isName: true,
        weight: NAME_WEIGHT,
        cell: ({ id, name }) => <PersonLink dn={id} name={name} href={toUser(id)} />,
        text: ({ name }) => name,
      },
      {
        key: 'dn',
        label: t('column.dn'),
        isSortable: false,
        weight: NAME_WEIGHT,
        needs: 'mid',
        cell: ({ id }) => <bdi className="id">{id}</bdi>,
        text: ({ id }) => id,
      },
    ],
    [t],
  )
}
