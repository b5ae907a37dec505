import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button'

interface DialogActionsProps {
  /** The text of the main button: `Assign`. */
  verb: string
  variant?: 'primary' | 'danger'
  /** Whether the action is under way; the buttons are disabled until it ends. */
  isBusy?: boolean
  /** Whether the main button is disabled, as an entry is missing. */
  isDisabled?: boolean
  onDo: () => void
  onCancel: () => void
  /** A third button, before the other two. */
  children?: ReactNode
}

/** The main button and the cancel button of a dialog. */
export function DialogActions(props: DialogActionsProps) {
  const { verb, variant = 'primary', isBusy = false, isDisabled = false, onDo, onCancel } = props
  const { t } = useTranslation('ui')
  return (
    <>
      {props.children}
      <Button isDisabled={isBusy} onPress={onCancel}>
        {t('cancel')}
      </Button>
      <Button variant={variant} isDisabled={isDisabled} isPending={isBusy} onPress={onDo}>
        {verb}
      </Button>
    </>
  )
}
