import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  shownAttribute,
  type Entity,
  type Kind,
  type KindAttribute,
} from '../../entities/entity/model'
import { COLUMN_WEIGHT, type Column, NAME_WEIGHT } from '../../shared/blocks/data-table/column'
import type { Attribute } from '../../shared/blocks/values/attribute'
import { AttributeValues } from '../../shared/blocks/values/AttributeValues'
import { readTime } from '../../shared/blocks/values/time'
import { EntityName } from './EntityName'
import { quietReferences } from './references'

/** How many columns show beside the name before anybody chooses. */
const USUAL = 4

/** Which of those beside the name leave a narrow list: the third, and those after it. */
const FROM_MID = 2

/**
 * The columns of a list of things, from the definition of their kind; stable while that and `marked` stay.
 *
 * @param marked - DNs of the things that are to be deleted.
 */
export function useEntityColumns(kind: Kind, marked: ReadonlySet<string>): Column<Entity>[] {
  const { t } = useTranslation('entities')
  return useMemo(() => {
    const naming = kind.attributes.find(({ key }) => key === kind.namingKey)
    const others = kind.attributes.filter((attribute) => attribute !== naming)
    return [
      {
        key: naming?.key ?? kind.key,
        label: naming?.label ?? t('name'),
        isSortable: naming?.isSortable ?? false,
        isName: true,
        weight: NAME_WEIGHT,
        cell: (entity) => (
          <EntityName kind={kind.key} entity={entity} isMarked={marked.has(entity.dn)} />
        ),
        text: ({ name }) => name,
      },
      ...others.map(toColumn),
    ]
  }, [kind, marked, t])
}

function toColumn({ key, label, isSortable }: KindAttribute, index: number): Column<Entity> {
  return {
    key,
    label,
    isSortable,
    weight: COLUMN_WEIGHT,
    isExtra: index >= USUAL,
    ...(index >= FROM_MID && { needs: index === FROM_MID ? 'mid' : 'wide' }),
    cell: (entity) => (
      <AttributeValues attribute={shownAttribute(entity, key)} place="cell" {...quietReferences} />
    ),
    text: (entity) => plainText(shownAttribute(entity, key)),
  }
}

/** For files: moments as other programs read them. */
function plainText(attribute: Attribute | undefined): string {
  const { dataType, values } = attribute ?? { dataType: '', values: [] }
  const texts = values.map(({ raw, text }) => {
    const moment = dataType === 'Time' ? readTime(raw) : undefined
    return moment === undefined ? text : new Date(moment).toISOString()
  })
  return texts.join('; ')
}
