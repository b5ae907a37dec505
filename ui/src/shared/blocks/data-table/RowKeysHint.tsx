import { Keyboard } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { selectHasShortcuts, shortcutsSwitched } from '../../platform/store/appearanceSlice'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { IconButton } from '../../ui/IconButton'
import { Switch } from '../../ui/Switch'
import type { BulkAction } from './action'
import styles from './RowKeysHint.module.css'
import { ROW_KEYS } from './useRowKeys'

type Shortcut = Pick<BulkAction<never>, 'shortcut' | 'label' | 'isMinor'>

/** The letter keys of a list, beside its title; a dialog has the less important ones, and switches the keys off. */
export function RowKeysHint({ actions }: { actions: readonly Shortcut[] }) {
  const { t } = useTranslation('dataTable')
  const hasShortcuts = useAppSelector(selectHasShortcuts)
  const [isOpen, setOpen] = useState(false)
  const own = actions.flatMap(({ shortcut, label, isMinor }) =>
    shortcut ? [{ key: shortcut, label, isMinor }] : [],
  )
  if (own.length === 0) return null
  return (
    <div className={styles.hint}>
      {hasShortcuts && (
        <span className={styles.keys} aria-hidden>
          <kbd>{ROW_KEYS.next.toUpperCase()}</kbd>
          <kbd>{ROW_KEYS.previous.toUpperCase()}</kbd> {t('keys.nextPrevious')}
          {own
            .filter(({ isMinor }) => !isMinor)
            .map(({ key, label }) => (
              <span key={key}>
                <kbd>{key.toUpperCase()}</kbd> {label}
              </span>
            ))}
        </span>
      )}
      <IconButton label={t('keys.title')} icon={Keyboard} onPress={() => setOpen(true)} />
      {isOpen && <KeysDialog own={own} onClose={() => setOpen(false)} />}
    </div>
  )
}

interface KeysDialogProps {
  own: readonly { key: string; label: string }[]
  onClose: () => void
}

function KeysDialog({ own, onClose }: KeysDialogProps) {
  const { t } = useTranslation('dataTable')
  const dispatch = useAppDispatch()
  const hasShortcuts = useAppSelector(selectHasShortcuts)
  const keys = [
    { key: ROW_KEYS.next, label: t('keys.next') },
    { key: ROW_KEYS.previous, label: t('keys.previous') },
    { key: ROW_KEYS.select, label: t('keys.select') },
    ...own,
  ]
  return (
    <Dialog
      isOpen
      title={t('keys.title')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('keys.close')}</Button>}
    >
      <dl className={styles.list}>
        {keys.map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd>{key.toUpperCase()}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('keys.note')}</p>
      <Switch
        label={t('keys.use')}
        isSelected={hasShortcuts}
        onChange={(isOn) => dispatch(shortcutsSwitched(isOn))}
      />
    </Dialog>
  )
}
