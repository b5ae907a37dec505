import { Check, Circle } from 'lucide'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/classNames'
import type { FieldProps } from '../../ui/field'
import { Icon } from '../../ui/Icon'
import { TextField } from '../../ui/TextField'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { PASSWORD_LENGTH, passwordRules, passwordStrength } from '../validation/password'
import styles from './PasswordField.module.css'

interface PasswordFieldProps extends FieldProps {
  value: string
  onChange: (password: string) => void
  onBlur: () => void
}

/** A field for a new password, with its rules and how hard the password is to guess. */
export function PasswordField(props: PasswordFieldProps) {
  return (
    <TextField
      {...props}
      type="password"
      autoComplete="new-password"
      hint={<Advice password={props.value} />}
    />
  )
}

const BARS = [1, 2, 3, 4] as const

function Advice({ password }: { password: string }) {
  const { t } = useTranslation('forms')
  const strength = passwordStrength(password)
  return (
    <span className={styles.advice}>
      <span className={styles.strength}>
        <span className={classNames(styles.meter, styles[strength])}>
          {BARS.map((bar) => (
            <span key={bar} />
          ))}
        </span>
        {password !== '' && t(`strength.${strength}`)}
      </span>
      <span className={styles.rules}>
        {passwordRules.map(({ key, isKept }) => (
          <span key={key} className={classNames(styles.rule, isKept(password) && styles.kept)}>
            <Icon of={isKept(password) ? Check : Circle} size="xs" />
            <VisuallyHidden>{isKept(password) ? t('ruleKept') : t('ruleOpen')}</VisuallyHidden>
            {t(`problem.${key}`, PASSWORD_LENGTH)}
          </span>
        ))}
      </span>
    </span>
  )
}
