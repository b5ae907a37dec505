import { CircleCheck, X } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import type { Undo } from './useUndo'
import styles from './UndoToasts.module.css'

/**
 * Recent removals, each with a button to undo it. They stay while the pointer or the focus is on them; F6 moves the
 * focus there.
 */
export function UndoToasts({ undo }: { undo: Undo }) {
  const { t } = useTranslation('ui')
  return (
    <ToastRegion
      data-stays
      queue={undo.queue}
      className={styles.region ?? ''}
      aria-label={t('undo.region')}
    >
      {({ toast }) => (
        <Toast toast={toast} className={styles.toast ?? ''}>
          <Icon of={CircleCheck} className={styles.sign} />
          <ToastContent className={styles.text ?? ''}>
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          <Button variant="quiet" size="small" onPress={() => undo.undo(toast.key)}>
            {t('undo.undo')}
          </Button>
          <IconButton
            size="small"
            icon={X}
            label={t('close')}
            onPress={() => undo.queue.close(toast.key)}
          />
          <span className={styles.left} aria-hidden="true" />
        </Toast>
      )}
    </ToastRegion>
  )
}
