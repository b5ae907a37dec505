import { Check, Folder, IdCard, Pencil, TriangleAlert, User, UsersRound, X } from 'lucide'
import { useTranslation } from 'react-i18next'
import { usePersonName } from '../../entities/user/usePersonName'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { keyOf } from '../../shared/blocks/entity-picker/pickerItem'
import type { RecordFormState } from '../../shared/blocks/record-form/useRecordForm'
import { cnOf } from '../../shared/blocks/values/dn'
import { Badge } from '../../shared/ui/Badge'
import { classNames } from '../../shared/ui/classNames'
import { FirstFew } from '../../shared/ui/FirstFew'
import { Icon } from '../../shared/ui/Icon'
import { IconButton } from '../../shared/ui/IconButton'
import type { CheckedPerson } from './PersonCheck'
import { wayIn } from '../../entities/client/standing'
import styles from './TrusteesTable.module.css'
import type { AccessFormOptions, Trustees } from './useAccessForm'

interface TableProps extends Pick<AccessFormOptions, 'section'> {
  form: RecordFormState<Trustees>
  checked: CheckedPerson | undefined
  /** Opens the trustees of a page. */
  onChange: (key: string) => void
}

/** Lists pages or tiles by name, each with its trustees, and whether the checked person sees it. */
export function TrusteesTable({ form, section, checked, onChange }: TableProps) {
  const { t } = useTranslation('settings')
  const labelOf = (key: string) => form.fields[key]?.label ?? key
  const keys = Object.keys(form.now).sort((one, other) =>
    labelOf(one).localeCompare(labelOf(other)),
  )
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t(section === 'access' ? 'access.page' : 'access.tile')}</th>
          <th scope="col">{t('access.trustees')}</th>
          {checked && <th scope="col">{t('access.sees', { name: checked.name })}</th>}
          <td />
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key} className={classNames(form.changed.includes(key) && styles.changed)}>
            <th scope="row">
              {labelOf(key)}
              <span className={styles.key}>{key}</span>
            </th>
            <td>
              <Who trustees={form.now[key] ?? []} />
            </td>
            {checked && (
              <td>
                <Sees trustees={form.now[key] ?? []} person={checked} />
              </td>
            )}
            <td className={styles.action}>
              <IconButton
                icon={Pencil}
                size="small"
                label={t('access.change', { name: labelOf(key) })}
                onPress={() => onChange(key)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ICONS = { user: User, group: UsersRound, role: IdCard, container: Folder } as const

interface WhoProps {
  trustees: readonly PickerItem[]
}

function Who({ trustees }: WhoProps) {
  const { t } = useTranslation('settings')
  if (trustees.length === 0) {
    return (
      <span className={styles.everybody}>
        <Badge kind="danger" icon={TriangleAlert}>
          {t('access.everybody')}
        </Badge>
      </span>
    )
  }
  return (
    <FirstFew
      lines={trustees}
      id={keyOf}
      className={styles.who}
      draw={({ type, id, name }) => (
        <span className={styles.trustee}>
          <Icon of={ICONS[type as keyof typeof ICONS]} size="s" />
          <bdi>{type === 'user' ? <PersonName dn={id} /> : name}</bdi>
        </span>
      )}
    />
  )
}

/** The name of a person; until it is loaded, the name in their DN. */
function PersonName({ dn }: { dn: string }) {
  const name = usePersonName(dn)
  return name === dn ? cnOf(dn) : name
}

function Sees({ trustees, person }: WhoProps & { person: CheckedPerson }) {
  const { t } = useTranslation('settings')
  if (trustees.length === 0) return t('access.everybody')
  const way = wayIn(trustees, person.standing)
  if (!way) {
    return <Badge icon={X}>{t('access.no')}</Badge>
  }
  return (
    <Badge kind="success" icon={Check}>
      {way.type === 'user' ? t('access.yes') : t('access.via', { name: way.name })}
    </Badge>
  )
}
