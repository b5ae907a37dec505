import { type Column, NAME_WEIGHT } from '../../../shared/blocks/data-table/column'
import { nameColumn, textColumn } from '../../../shared/blocks/data-table/columns'
import type { PickerItem } from '../../../shared/blocks/entity-picker/pickerItem'
import { DistinguishedName } from '../../../shared/ui/DistinguishedName'
import { PersonLink } from './PersonLink'

interface PersonColumnsOptions {
  nameLabel: string
  dnLabel: string
  /** The address of a person's page. */
  toPage: (dn: string) => string
}

/** The columns of a list of people, which needs only names and DNs. */
export function personColumns(options: PersonColumnsOptions): Column<PickerItem>[] {
  const { nameLabel, dnLabel, toPage } = options
  return [
    nameColumn({
      label: nameLabel,
      cell: ({ id, name }) => <PersonLink dn={id} name={name} href={toPage(id)} />,
      text: ({ name }) => name,
    }),
    textColumn({
      key: 'dn',
      label: dnLabel,
      weight: NAME_WEIGHT,
      needs: 'mid',
      cell: ({ id }) => <DistinguishedName dn={id} />,
      text: ({ id }) => id,
    }),
  ]
}
