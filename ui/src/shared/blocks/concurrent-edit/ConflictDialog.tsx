import { UsersRound } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import styles from './ConflictDialog.module.css'

/** A field that somebody else changed during this edit. The three values are texts, `''` for no value. */
interface Conflict {
  key: string
  label: string
  /** The value when the edit began. */
  was: string
  /** The entered value. */
  mine: string
  /** The value that is stored now. */
  theirs: string
}

interface ConflictDialogProps {
  conflicts: readonly Conflict[]
  /** Saves the entered values over those of the other person. */
  onOverwrite: () => void
  /** Puts the stored values into these fields; all other entered values stay. */
  onTakeTheirs: () => void
  /** Returns to the form without a change. */
  onClose: () => void
}

/**
 * Shows the fields that somebody else changed too: original, own and other value, and lets the person choose. No choice
 * is preselected.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflicts, onOverwrite, onTakeTheirs, onClose } = props
  const { t } = useTranslation('forms')
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t('conflict.title')}
      sign={{ icon: UsersRound, kind: 'warning' }}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onOverwrite}>{t('conflict.overwrite')}</Button>
          <Button onPress={onTakeTheirs}>{t('conflict.takeTheirs')}</Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
      {conflicts.map(({ key, ...conflict }) => (
        <Difference key={key} {...conflict} />
      ))}
    </Dialog>
  )
}

function Difference({ label, was, mine, theirs }: Omit<Conflict, 'key'>) {
  const { t } = useTranslation('forms')
  return (
    <section className={styles.difference} aria-label={label}>
      <h3 className={styles.label}>{label}</h3>
      <dl className={styles.rows}>
        <Side name={t('conflict.was')} value={was} />
        <Side name={t('conflict.theirs')} value={theirs} />
        <Side name={t('conflict.mine')} value={mine} />
      </dl>
    </section>
  )
}

function Side({ name, value }: { name: string; value: string }) {
  const { t } = useTranslation('forms')
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{value === '' ? t('conflict.nothing') : <bdi>{value}</bdi>}</dd>
    </div>
  )
}
