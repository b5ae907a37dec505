import { useTranslation } from 'react-i18next'
import styles from './Diff.module.css'
import { kindOf, listChange, type DiffRow, type DiffValue } from './diffRow'

type Values = Pick<DiffRow, 'was' | 'now'>

/** The old value, struck out if it changes; of a list, the removed entries. */
export function OldValue({ was, now }: Values) {
  if (isList(was) && isList(now)) return <Entries entries={listChange(was, now).removed} as="del" />
  return <Whole value={was} as={kindOf({ was, now }) === 'same' ? 'span' : 'del'} />
}

/** The new value; of a list, the added entries, the number of kept ones, and whether their order changes. */
export function NewValue({ was, now }: Values) {
  if (isList(was) && isList(now)) return <NewList was={was} now={now} />
  return <Whole value={now} as={kindOf({ was, now }) === 'same' ? 'span' : 'ins'} />
}

function NewList({ was, now }: { was: readonly string[]; now: readonly string[] }) {
  const { t } = useTranslation('forms')
  const { added, kept, isReordered } = listChange(was, now)
  return (
    <>
      <Entries entries={added} as="ins" />
      {kept > 0 && <p className={styles.about}>{t('diff.unchanged', { number: kept })}</p>}
      {isReordered && <p className={styles.about}>{t('diff.reordered')}</p>}
    </>
  )
}

const isList = (value: DiffValue) => Array.isArray(value)

type Mark = 'del' | 'ins' | 'span'

function Whole({ value, as }: { value: DiffValue; as: Mark }) {
  const { t } = useTranslation('forms')
  if (value === undefined || value.length === 0)
    return <span className={styles.about}>{t('conflict.nothing')}</span>
  return <Entries entries={isList(value) ? value : [value]} as={as} />
}

function Entries({ entries, as: Tag }: { entries: readonly string[]; as: Mark }) {
  return (
    <span className={styles.entries}>
      {entries.map((entry) => (
        <Tag key={entry} dir="auto">
          {entry}
        </Tag>
      ))}
    </span>
  )
}
