import { Split } from 'lucide'
import { useTranslation } from 'react-i18next'
import { roleTab } from '../../entities/role/pickerTab'
import type { RolePair } from '../../entities/sod/sodChange'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import { Stack } from '../../shared/blocks/page/Stack'
import { Icon } from '../../shared/ui/Icon'
import { Link } from '../../shared/ui/Link'
import { toRole } from '../roles/routes'
import { RoleNote } from './RoleNote'
import styles from './RolePair.module.css'

interface RolePairEditorProps {
  value: RolePair
  /** The number of people who have both roles; undefined when it is unknown. */
  both: number | undefined
  onChange: (pair: RolePair) => void
  error: string | undefined
}

const TABS = [roleTab({ needColumnLevel: true, isSingle: true })] as const

/**
 * Two pickers with the rule between them. An error is shown at the missing role, or else at the
 * second one.
 */
export function RolePairEditor({ value, both, onChange, error }: RolePairEditorProps) {
  const { t } = useTranslation('sods')
  const wrong = value.first.length === 0 ? 'first' : 'second'
  const picker = (side: keyof RolePair) => (
    <Stack gap="tight">
      <EntityPicker
        label={t(`roles.${side}`)}
        tabs={TABS}
        selection="single"
        isRequired
        error={side === wrong ? error : undefined}
        value={value[side]}
        onChange={(roles) => onChange({ ...value, [side]: roles })}
      />
      {value[side].map(({ id, name, level }) => (
        <Stack key={id} gap="tight">
          <Link href={toRole(id)}>{t('roles.open', { name })}</Link>
          <RoleNote id={id} level={level} />
        </Stack>
      ))}
    </Stack>
  )
  return (
    <Stack gap="tight">
      <div className={styles.pair}>
        {picker('first')}
        <Apart both={both} />
        {picker('second')}
      </div>
      <p className={styles.hint}>{t('roles.hint')}</p>
    </Stack>
  )
}

/** The rule between two roles: nobody should have both; with the number of people who do. */
export function Apart({ both }: Pick<RolePairEditorProps, 'both'>) {
  const { t } = useTranslation('sods')
  return (
    <div className={styles.apart}>
      <p>{t('roles.apart')}</p>
      <span className={styles.line}>
        <span className={styles.sign}>
          <Icon of={Split} />
        </span>
      </span>
      {both !== undefined && (
        <p className={styles.both}>{t('violators.count', { number: both })}</p>
      )}
    </div>
  )
}
