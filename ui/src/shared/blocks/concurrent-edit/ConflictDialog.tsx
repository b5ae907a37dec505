import { UsersRound } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import styles from './ConflictDialog.module.css'

/** A field that somebody else changed while it was edited here; all as people read it, `''` for no value. */
interface Conflict {
  key: string
  label: string
  /** When the edit began. */
  was: string
  /** What would be saved. */
  mine: string
  /** What is stored now. */
  theirs: string
}

interface ConflictDialogProps {
  conflicts: readonly Conflict[]
  /** Saves what was entered here over it. */
  onOverwrite: () => void
  /** Puts what is stored now into these fields; everything else that was entered stays. */
  onTakeTheirs: () => void
  /** Back to the form, with nothing changed. */
  onClose: () => void
}

/** Somebody else changed the same fields meanwhile: what they had, have now, and would get. Nothing is chosen beforehand. */
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
