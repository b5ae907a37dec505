import type { TFunction } from 'i18next'
import { Trash2 } from 'lucide'
import { kindFlags, type EntityDefinition } from '../../../entities/entity-definition/model'
import { nameColumn, textColumn } from '../../../shared/blocks/data-table/columns'
import { NameCell } from '../../../shared/blocks/data-table/NameCell'
import { defineWholeList } from '../../../shared/blocks/list-page/defineList'
import { Badge } from '../../../shared/ui/Badge'
import { toEntityDefinition } from '../routes'

export interface DefinitionRow extends EntityDefinition {
  /** The number of entities of the kind; undefined until they are counted. */
  things: number | undefined
}

/** Keys of kinds that Save would delete. */
type Marked = ReadonlySet<string>

/** Source: SPEC 3 "Other entities", entity definitions. */
export const definitionList = defineWholeList({
  namespace: 'entityDefinitions',
  preference: 'idm.entityDefinitionList',
  keepsOnly: 'pageSize',
  rowId: ({ key }: DefinitionRow) => key,
  rowName: ({ name }) => name,
  searched: ({ name, key }) => `${name} ${key}`,
  sort: 'name',
  columns: (t: TFunction<'entityDefinitions'>, marked: Marked) => [
    nameColumn<DefinitionRow>({
      label: t('column.name'),
      cell: ({ name, key }) => (
        <NameCell
          name={name}
          href={toEntityDefinition(key)}
          line={<bdi>{key}</bdi>}
          marks={
            marked.has(key) && (
              <Badge kind="danger" icon={Trash2}>
                {t('marked')}
              </Badge>
            )
          }
        />
      ),
      text: ({ name }) => name,
    }),
    textColumn<DefinitionRow>({
      key: 'things',
      label: t('column.things'),
      text: ({ things }) => (things === undefined ? '' : t('number', { number: things })),
    }),
    textColumn<DefinitionRow>({
      key: 'attributes',
      label: t('column.attributes'),
      needs: 'mid',
      text: ({ attributes }) => t('number', { number: attributes.length }),
    }),
    textColumn<DefinitionRow>({
      key: 'flags',
      label: t('column.flags'),
      text: (row) =>
        kindFlags
          .filter((flag) => row[flag])
          .map((flag) => t(`flag.${flag}`))
          .join(' · '),
    }),
  ],
})
