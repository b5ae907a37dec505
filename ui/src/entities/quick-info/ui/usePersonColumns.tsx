import { useMemo } from 'react'
import { type Column, NAME_WEIGHT } from '../../../shared/blocks/data-table/column'
import type { PickerItem } from '../../../shared/blocks/entity-picker/pickerItem'
import { PersonLink } from './PersonLink'
import { DistinguishedName } from '../../../shared/ui/DistinguishedName'

interface PersonColumnsOptions {
  nameLabel: string
  dnLabel: string
  /** The address of somebody's page. */
  toPage: (dn: string) => string
}

/** The columns of people whose name and DN alone are known; stable while the language stays. */
export function usePersonColumns({
  nameLabel,
  dnLabel,
  toPage,
}: PersonColumnsOptions): Column<PickerItem>[] {
  return useMemo(
    () => [
      {
        key: 'name',
        label: nameLabel,
        isSortable: true,
        isName: true,
        weight: NAME_WEIGHT,
        cell: ({ id, name }) => <PersonLink dn={id} name={name} href={toPage(id)} />,
        text: ({ name }) => name,
      },
      {
        key: 'dn',
        label: dnLabel,
        isSortable: false,
        weight: NAME_WEIGHT,
        needs: 'mid',
        cell: ({ id }) => <DistinguishedName dn={id} />,
        text: ({ id }) => id,
      },
    ],
    [nameLabel, dnLabel, toPage],
  )
}
