import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { useTranslation } from 'react-i18next'
import { classNames } from './classNames'
import type { FieldProps } from './field'
import styles from './Field.module.css'
import { Icon } from './Icon'
import { VisuallyHidden } from './VisuallyHidden'

/** The used and the allowed number of characters, `{ used: 88, allowed: 1024 }`. */
export interface Length {
  used: number
  allowed: number
}

interface FieldFrameProps extends FieldProps {
  length?: Length | undefined
  children: ReactNode
}

/** Label above the control; hint, old value and error below. For use within a field of React Aria. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, hideLabel, isRequired, isReadOnly, length, children } = props
  return (
    <>
      {hideLabel ? (
        <VisuallyHidden>
          <Label>{label}</Label>
        </VisuallyHidden>
      ) : (
        <div className={styles.head}>
          <Label className={styles.label ?? ''}>{label}</Label>
          {isRequired && !isReadOnly && <RequiredMark />}
          {length && <LengthMark {...length} />}
        </div>
      )}
      {children}
      <FieldNotes {...props} />
    </>
  )
}

/** Announced by screen readers together with the control. */
function RequiredMark() {
  const { t } = useTranslation('ui')
  return (
    <span className={styles.mark} aria-hidden>
      {t('field.required')}
    </span>
  )
}

function LengthMark({ used, allowed }: Length) {
  const { t } = useTranslation('ui')
  return (
    <span className={classNames(styles.mark, used > allowed && styles.over)} aria-hidden>
      {t('field.length', { used, allowed })}
    </span>
  )
}

type FieldNotesProps = Pick<FieldFrameProps, 'hint' | 'error' | 'was' | 'length'>

export function FieldNotes({ error, ...notes }: FieldNotesProps) {
  return (
    <>
      <Description {...notes} />
      {error !== undefined && (
        <Text slot="errorMessage" className={styles.error ?? ''}>
          <Icon of={CircleAlert} size="s" />
          <span>{error}</span>
        </Text>
      )}
    </>
  )
}

/** Rendered even when it is empty: React Aria links it to the control only once. */
function Description({ hint, was, length }: Omit<FieldNotesProps, 'error'>) {
  const { t } = useTranslation('ui')
  return (
    <Text slot="description" className={styles.notes ?? ''}>
      {hint && <span className={styles.hint}>{hint}</span>}
      {was !== undefined && (
        <span className={styles.was}>
          {t('field.was')} <bdi>{was === '' ? t('field.empty') : was}</bdi>
        </span>
      )}
      {length && <VisuallyHidden>{t('field.limit', { count: length.allowed })}</VisuallyHidden>}
    </Text>
  )
}
