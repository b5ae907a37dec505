import { TriangleAlert } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/Icon'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { RowBox } from '../data-table/RowBox'
import { RowLock } from '../data-table/RowLock'
import styles from './Diff.module.css'
import type { DiffGroup, DiffRow } from './diffRow'
import { NewValue, OldValue } from './DiffValues'

/** Titles of the columns. */
interface DiffHeads {
  name: string
  was: string
  now: string
  /** Title of the last column, with `end`. */
  end?: string
}

/** The keys of the selected rows. */
interface DiffPick {
  picked: ReadonlySet<string>
  onChange: (picked: ReadonlySet<string>) => void
}

interface DiffProps {
  label: string
  heads: DiffHeads
  groups: readonly DiffGroup[]
  /** The selection; undefined where rows cannot be selected. */
  pick?: DiffPick
}

/** Shows a difference field by field, with old and new values. On a narrow screen each row is a card. */
export function Diff({ label, heads, groups, pick }: DiffProps) {
  return (
    <div className={styles.sheet}>
      <table className={styles.diff}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <Heads heads={heads} groups={groups} pick={pick} />
        </thead>
        {groups.map((group) => (
          <Group key={group.key} group={group} heads={heads} pick={pick} />
        ))}
      </table>
    </div>
  )
}

interface PartProps {
  heads: DiffHeads
  pick: DiffPick | undefined
}

function Heads({ heads, groups, pick }: PartProps & Pick<DiffProps, 'groups'>) {
  return (
    <tr>
      {pick && (
        <td className={styles.pick}>
          <PickAll groups={groups} pick={pick} />
        </td>
      )}
      <th scope="col">{heads.name}</th>
      <th scope="col">{heads.was}</th>
      <th scope="col">{heads.now}</th>
      {heads.end !== undefined && <th scope="col">{heads.end}</th>}
    </tr>
  )
}

function PickAll({ groups, pick }: { groups: readonly DiffGroup[]; pick: DiffPick }) {
  const { t } = useTranslation('forms')
  const keys = groups
    .flatMap(({ rows }) => rows)
    .filter(({ lock, isApart }) => lock === undefined && isApart !== true)
    .map(({ key }) => key)
  const isAll = keys.length > 0 && keys.every((key) => pick.picked.has(key))
  return (
    <>
      <RowBox
        label={t('diff.pickAll')}
        isChecked={isAll}
        isMixed={pick.picked.size > 0 && !isAll}
        isDisabled={keys.length === 0}
        onChange={(isPicked) => pick.onChange(new Set(isPicked ? [...pick.picked, ...keys] : []))}
      />
      <span className={styles.everything} aria-hidden>
        {t('diff.pickAll')}
      </span>
    </>
  )
}

function Group({ group, heads, pick }: PartProps & { group: DiffGroup }) {
  const { title, caption, rows } = group
  const columns = 3 + (pick ? 1 : 0) + (heads.end === undefined ? 0 : 1)
  return (
    <tbody>
      {title !== undefined && (
        <tr className={styles.group}>
          <th colSpan={columns} scope="rowgroup">
            {title} {caption !== undefined && <span>{caption}</span>}
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <Row key={row.key} row={row} heads={heads} pick={pick} />
      ))}
    </tbody>
  )
}

function Row({ row, heads, pick }: PartProps & { row: DiffRow }) {
  const { key, name, about, was, now, note, end } = row
  return (
    <tr data-selected={pick?.picked.has(key) === true ? '' : undefined}>
      {pick && (
        <td className={styles.pick}>
          <PickOne row={row} pick={pick} />
        </td>
      )}
      <th scope="row">
        <p>
          <bdi>{name}</bdi>
        </p>
        {about !== undefined && (
          <p className={styles.about}>
            <bdi>{about}</bdi>
          </p>
        )}
      </th>
      <td data-head={heads.was}>
        <OldValue was={was} now={now} />
      </td>
      <td data-head={heads.now}>
        <NewValue was={was} now={now} />
        {note !== undefined && (
          <span className={styles.note}>
            <Icon of={TriangleAlert} size="xs" />
            <span>{note}</span>
          </span>
        )}
      </td>
      {heads.end !== undefined && (
        <td data-head={heads.end} className={styles.end}>
          {end}
        </td>
      )}
    </tr>
  )
}

function PickOne({ row: { key, name, lock }, pick }: { row: DiffRow; pick: DiffPick }) {
  const { t } = useTranslation('forms')
  if (lock !== undefined) return <RowLock reason={lock} />
  return (
    <RowBox
      label={t('diff.pick', { name })}
      isChecked={pick.picked.has(key)}
      onChange={(isPicked) => {
        const others = [...pick.picked].filter((each) => each !== key)
        pick.onChange(new Set(isPicked ? [...others, key] : others))
      }}
    />
  )
}
