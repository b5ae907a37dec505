import { Split } from 'lucide'
import { useTranslation } from 'react-i18next'
import { roleTab } from '../../entities/role/pickerTab'
import type { RolePair } from '../../entities/sod/sodChange'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import { Stack } from '../../shared/blocks/page/Stack'
import { Icon } from '../../shared/ui/Icon'
import { Link } from '../../shared/ui/Link'
import { toRole } from '../roles/routes'
import styles from './RolePair.module.css'

interface RolePairEditorProps {
  value: RolePair
  onChange: (pair: RolePair) => void
  error: string | undefined
}

const TABS = [roleTab({ needColumnLevel: true, isSingle: true })] as const

/** Two pickers, and between them what the constraint says. What is wrong stands at the role that is missing, else at the second. */
export function RolePairEditor({ value, onChange, error }: RolePairEditorProps) {
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
      {value[side].map(({ id, name }) => (
        <Link key={id} href={toRole(id)}>
          {t('roles.open', { name })}
        </Link>
      ))}
    </Stack>
  )
  return (
    <Stack gap="tight">
      <div className={styles.pair}>
        {picker('first')}
        <Apart />
        {picker('second')}
      </div>
      <p className={styles.hint}>{t('roles.hint')}</p>
    </Stack>
  )
}

/** What stands between two roles. */
export function Apart() {
  const { t } = useTranslation('sods')
  return (
    <p className={styles.apart}>
      <span className={styles.sign}>
        <Icon of={Split} />
      </span>
      {t('roles.apart')}
    </p>
  )
}
