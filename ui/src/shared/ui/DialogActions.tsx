import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button'

interface DialogActionsProps {
  /** Says what is done, on the button: `Assign`. */
  verb: string
  variant?: 'primary' | 'danger'
  /** Whether the action is under way; the buttons are disabled until it ends. */
  isBusy?: boolean
  /** Something is missing that only the fields can tell. */
  isDisabled?: boolean
  onDo: () => void
  onCancel: () => void
  /** A third way, before both. */
  children?: ReactNode
}

/** The two ways out of a dialog that does something. */
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
