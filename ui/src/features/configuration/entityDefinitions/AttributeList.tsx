import { Pencil, Plus, X } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  AttributeDefinition,
  EntityDefinition,
} from '../../../entities/entity-definition/model'
import { OrderedList } from '../../../shared/blocks/ordered-list/OrderedList'
import { SectionCard } from '../../../shared/blocks/page/SectionCard'
import { Stack } from '../../../shared/blocks/page/Stack'
import { Button } from '../../../shared/ui/Button'
import { IconButton } from '../../../shared/ui/IconButton'
import { Tag } from '../../../shared/ui/Tag'
import { AttributeDialog } from './AttributeDialog'
import styles from './AttributeList.module.css'
import { useAttributeWords } from './useDefinitionFields'

interface AttributeListProps {
  label: string
  value: readonly AttributeDefinition[]
  onChange: (attributes: readonly AttributeDefinition[]) => void
  error?: string | undefined
  /** Attributes that the server stores: they cannot be removed. */
  stored: readonly AttributeDefinition[]
  namingKey: string
  /** The kinds that an attribute can point to. */
  kinds: readonly EntityDefinition[]
  takesMore: boolean
  /** Key of the stored kind; undefined for a new kind. */
  kind?: string
  isReadOnly?: boolean | undefined
}

/** Lists the attributes of a kind in their order. Stored attributes can be edited, new attributes can also be removed. */
export function AttributeList(props: AttributeListProps) {
  const { label, value, onChange, error, takesMore, isReadOnly = false } = props
  const { t } = useTranslation('entityDefinitions')
  const [opened, setOpened] = useState<AttributeDefinition | 'new'>()
  const rows = value.map((attribute) => ({ id: attribute.key, name: attribute.label, attribute }))
  const take = (attribute: AttributeDefinition) => {
    const isKnown = value.some(({ key }) => key === attribute.key)
    const replaced = value.map((each) => (each.key === attribute.key ? attribute : each))
    onChange(isKnown ? replaced : [...value, attribute])
    setOpened(undefined)
  }
  const add = (
    <Button size="small" icon={Plus} onPress={() => setOpened('new')}>
      {t('attribute.add')}
    </Button>
  )
  return (
    <SectionCard title={label} actions={takesMore && !isReadOnly && add}>
      <Stack gap="tight">
        {error !== undefined && <p role="alert">{error}</p>}
        {!takesMore && <p className={styles.about}>{t('attribute.fixed')}</p>}
        <OrderedList
          label={label}
          rows={rows}
          onReorder={(moved) => !isReadOnly && onChange(moved.map(({ attribute }) => attribute))}
        >
          {({ attribute }) => <AttributeRow {...props} attribute={attribute} onOpen={setOpened} />}
        </OrderedList>
        {opened && (
          <AttributeDialog
            attribute={opened === 'new' ? undefined : opened}
            isStored={opened !== 'new' && isIn(props.stored, opened)}
            taken={value.map(({ key }) => key)}
            kinds={props.kinds}
            kind={props.kind}
            onTake={take}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Stack>
    </SectionCard>
  )
}

const isIn = (attributes: readonly AttributeDefinition[], { key }: AttributeDefinition) =>
  attributes.some((each) => each.key === key)

interface AttributeRowProps extends AttributeListProps {
  attribute: AttributeDefinition
  onOpen: (attribute: AttributeDefinition) => void
}

function AttributeRow({ attribute, onOpen, ...list }: AttributeRowProps) {
  const { t } = useTranslation('entityDefinitions')
  const wordsOf = useAttributeWords()
  const { key, label: name } = attribute
  return (
    <div className={styles.row}>
      <div className={styles.facts}>
        <div className={styles.words}>
          <p>
            <bdi>{name}</bdi>
          </p>
          <p className={styles.about}>
            <bdi>{key}</bdi>
          </p>
        </div>
        <div className={styles.tags}>
          {key === list.namingKey && <Tag>{t('attribute.naming')}</Tag>}
          {wordsOf(attribute).map((word) => (
            <Tag key={word}>{word}</Tag>
          ))}
        </div>
      </div>
      {list.isReadOnly !== true && (
        <IconButton
          label={t('attribute.edit', { name })}
          icon={Pencil}
          size="small"
          onPress={() => onOpen(attribute)}
        />
      )}
      {!isIn(list.stored, attribute) && (
        <IconButton
          label={t('attribute.remove', { name })}
          icon={X}
          size="small"
          onPress={() => list.onChange(list.value.filter((each) => each.key !== key))}
        />
      )}
    </div>
  )
}
